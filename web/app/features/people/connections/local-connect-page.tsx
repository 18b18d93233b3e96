import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Input } from '#shared/contract/operation.ts';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { weekdays } from '#shared/people/availability/schemas.ts';
import type { connectionsContract } from '#shared/people/connections/contract.ts';
import { nearbyMiles } from '#shared/people/connections/nearby.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { ContextStrips } from '#web/app/cards/context-strips.tsx';
import { ChoiceField } from '#web/app/forms/fields/choice-field.tsx';
import { FilterSheet } from '#web/app/forms/filter-sheet.tsx';
import { paths } from '#web/app/router/paths.ts';
import { useAddress } from '#web/app/router/use-address.ts';
import { useDiscoverTitle } from '#web/app/router/use-discover-title.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { adultsOnly, BeingShown, noPlayersNearby } from './being-shown.tsx';
import { playersNearby } from './nearby.ts';
import { PlayerList } from './player-list.tsx';
import { WayToPlayers } from './way-to-players.tsx';

type Query = Input<(typeof connectionsContract)['operations']['findPlayers']>;

/** What the address asks for; values outside the choices are left out. */
function queryOf(search: URLSearchParams): Query {
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  const gameTypeId = pick(
    'game',
    gameTypes.map((one) => one.gameTypeId),
  );
  const level = gameTypeId && pick('level', SkillLevel.options);
  const day = pick('day', weekdays);
  const radius = nearbyMiles.find((miles) => String(miles) === search.get('radius'));
  const cursor = search.get('cursor');
  return {
    ...(gameTypeId && { gameTypeId }),
    ...(level && { level }),
    ...(day && { day }),
    ...(radius && { radiusMiles: radius }),
    ...(cursor && { cursor }),
  };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  const me = await loadMe();
  if (me.state === 'signedOut') return { query, found: undefined, missing: 'session' as const };
  if (me.state !== 'success' || !me.hasAdditionalInfo) return { query, found: undefined, missing: 'profile' as const };
  const look = (radiusMiles: Query['radiusMiles']) => playersNearby({ ...query, radiusMiles });
  const near = await look(query.radiusMiles ?? 25);
  const isFarther = query.radiusMiles === undefined && near?.players.length === 0 && !near.nextCursor;
  if (!isFarther) return { query, found: near, missing: undefined };
  return { query: { ...query, radiusMiles: 50 as const }, found: await look(50), missing: undefined };
}

/** Adults near the reader who let others find them, by sport, level and day. */
export function Component() {
  const { query, found, missing } = useLoaderData<typeof loader>();
  const title = useDiscoverTitle('players', 'Players nearby');
  return (
    <Page
      title={title}
      description="Adults near you who want to be found. Only a rough distance is shown."
      width="narrow"
      actions={!missing && <AppLink to={paths.connect}>Your connections</AppLink>}
    >
      <ContextStrips current="players" name="game" sport={query.gameTypeId}>
        {found && <Filters query={query} />}
      </ContextStrips>
      {missing && <WayToPlayers missing={missing} />}
      {found ? (
        <SpaceBetween size="l">
          <Container>
            <SpaceBetween size="m">
              <PlayerList
                players={found.players}
                empty={isNarrowed(query) ? 'No players match these filters.' : noPlayersNearby}
              />
              {found.nextCursor && <More cursor={found.nextCursor} query={query} />}
            </SpaceBetween>
          </Container>
          <BeingShown isShown={found.isShown} />
        </SpaceBetween>
      ) : (
        !missing && <p>{adultsOnly}</p>
      )}
    </Page>
  );
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const named = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }));
const sports = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));
const radii = nearbyMiles.map((miles) => ({ value: String(miles), label: quantity(miles, 'mile') }));

function Filters({ query: { gameTypeId, level, day, radiusMiles } }: { query: Query }) {
  const change = useAddress();
  const first = (
    <>
      <ChoiceField
        label="Within"
        any="25 miles"
        choices={radii.filter(({ value }) => value !== '25')}
        value={radiusMiles === undefined ? undefined : String(radiusMiles)}
        onPick={(radius) => change({ radius })}
      />
      <ChoiceField
        label="Sport"
        any="Any sport"
        choices={sports}
        value={gameTypeId}
        onPick={(game) => change({ game, ...(!game && { level: undefined }) })}
      />
    </>
  );
  return (
    <FilterSheet
      set={[gameTypeId, level, day].filter(Boolean).length}
      onClear={() => change({ game: undefined, level: undefined, day: undefined })}
    >
      {first}
      {gameTypeId && (
        <ChoiceField
          label="Level"
          any="Any level"
          choices={named(SkillLevel.options)}
          value={level}
          onPick={(picked) => change({ level: picked })}
        />
      )}
      <ChoiceField
        label="Plays on"
        any="Any day"
        choices={named(weekdays)}
        value={day}
        onPick={(picked) => change({ day: picked })}
      />
    </FilterSheet>
  );
}

function More({ cursor, query: { gameTypeId, level, day, radiusMiles } }: { cursor: string; query: Query }) {
  const said = { game: gameTypeId, level, day, radius: radiusMiles === undefined ? undefined : String(radiusMiles) };
  const next = new URLSearchParams(
    Object.entries({ ...said, cursor }).filter((one): one is [string, string] => !!one[1]),
  );
  return <MoreLink to={`?${next}`}>More players</MoreLink>;
}

const isNarrowed = ({ gameTypeId, day, cursor }: Query) => Boolean(gameTypeId ?? day ?? cursor);
