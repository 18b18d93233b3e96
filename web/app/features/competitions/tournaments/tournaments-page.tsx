import SpaceBetween from '@cloudscape-design/components/space-between';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { TournamentCard } from '#shared/competitions/tournaments/schemas.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { quantity } from '#shared/quantity.ts';
import { CityHeading } from '#web/app/cards/city-heading.tsx';
import { ContextStrips } from '#web/app/cards/context-strips.tsx';
import { lookFarther } from '#web/app/map/look-farther.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { useAddress } from '#web/app/router/use-address.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { daysWords } from '#web/blocks/days-words.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import '#web/app/shell/page/page-parts.css';
import './tournaments.css';
import { TournamentFilters } from './tournament-filters.tsx';
import { feeWords } from './tournament-words.ts';
import { readTournamentsQuery } from './tournaments-query.ts';

/** Miles to look within until a tournament is found. */
const usualRadii = [100, 250, 500] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readTournamentsQuery(request);
  const { near: _, radius: chosen, lat, lng, ...wish } = query;
  const look = (radiusMiles: number) => {
    const around = lat !== undefined && lng !== undefined ? { lat, lng, radiusMiles } : {};
    return operations(tournamentsContract).listTournaments({ ...wish, ...around }, { signal: request.signal });
  };
  // In all cities there is nowhere farther to look.
  const miles = lat === undefined ? usualRadii[0] : chosen;
  const { found, radius } = await lookFarther(miles, usualRadii, look, ({ tournaments }) => tournaments.length === 0);
  setPageHead({ title: 'Tournaments', description: 'Tournaments to enter and to watch.' });
  return { query: { ...query, radius }, tournaments: found.tournaments };
}

/** Upcoming and live tournaments. */
export function Component() {
  const { query, tournaments } = useLoaderData<typeof loader>();
  const change = useAddress();
  const { lat, lng, near } = query;
  const spot = lat !== undefined && lng !== undefined ? { lat, lng, near: near ?? 'the chosen spot' } : undefined;
  return (
    <CityHeading
      title="Tournaments"
      spot={spot}
      where={
        spot
          ? `Within about ${quantity(query.radius, 'mile')} of ${spot.near}`
          : 'In all cities. Enter one, or follow it live.'
      }
      onChange={change}
    >
      <ContextStrips current="tournaments" sport={query.sport}>
        <TournamentFilters query={query} onChange={change} />
      </ContextStrips>
      <SpaceBetween size="l">
        {tournaments.length === 0 && <EmptyState pose="sniffing" title="No tournaments match these filters." />}
        <ul className="page-rows">
          {tournaments.map((one) => (
            <li key={one.tournamentId}>
              <Listed tournament={one} />
            </li>
          ))}
        </ul>
      </SpaceBetween>
    </CityHeading>
  );
}

function Listed({ tournament }: { tournament: TournamentCard }) {
  const { slug, name, status, city, categories, distanceMiles, gameTypeId } = tournament;
  const away = distanceMiles === undefined ? '' : ` · ${quantity(distanceMiles, 'mile')} away`;
  return (
    <RowLink
      href={paths.tournament(slug)}
      picture={<SportTile gameTypeId={gameTypeId} />}
      title={name}
      line={
        <>
          <span>{`${daysWords(tournament)} · ${city.name}${away}`}</span>
          {categories.map(({ name: category, words, fee }) => (
            <span key={category} className="tournament-category">
              {[category, words, feeWords(fee)].filter(Boolean).join(' · ')}
            </span>
          ))}
        </>
      }
      chip={<Chip tone={status === 'live' ? 'in' : 'plain'}>{tournamentStatusLabel[status]}</Chip>}
      link={Link}
    />
  );
}
