import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { games as gamesContract } from '#shared/competitions/games/contract.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { Day } from '#shared/competitions/schedules/schemas.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { toLocal } from '#shared/time.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { GamesOf } from '../schedules/games-of.tsx';
import { dayName } from '../schedules/names.ts';
import { seasonIn } from '../schedules/season-input.ts';
import { seenSchedule } from '../schedules/seen-schedule.ts';
import { SeasonFrame } from '../seasons/season-frame.tsx';
import { loadSeasonHead } from '../seasons/season-head.ts';
import { StandingsTable } from './standings-table.tsx';
import '#web/app/forms/fields.css';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';

const LeadersTable = lazy(async () => ({
  default: (await import('../statistics/leaders-table.tsx')).LeadersTable,
}));
const Supposing = lazy(async () => ({ default: (await import('./supposing.tsx')).Supposing }));
const RulesPanel = lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel }));

export async function loader(args: LoaderFunctionArgs) {
  const input = seasonIn(args);
  const { signal, url } = args.request;
  const search = new URL(url).searchParams;
  const [{ schedule, isPrivate }, head, mine] = await Promise.all([
    seenSchedule(input, { signal }),
    loadSeasonHead(input.seasonId, signal),
    hasSession()
      ? operations(schedules)
          .getMySchedule(input, { signal })
          .catch(() => undefined)
      : undefined,
  ]);
  const { divisions, label, squads } = schedule;
  const division = divisions.find(({ divisionId }) => divisionId === search.get('division')) ?? divisions[0];
  const { data: asOf } = Day.safeParse(search.get('asOf'));
  const of = { ...input, divisionId: division?.divisionId ?? '' };
  const [table, { games }, { leaders }] = await Promise.all([
    operations(schedules)[isPrivate ? 'getMyStandings' : 'getStandings']({ ...of, ...(asOf && { asOf }) }, { signal }),
    operations(gamesContract)[isPrivate ? 'listMySeasonGames' : 'listSeasonGames'](input, { signal }),
    hasSession()
      ? operations(gamesContract).listMySeasonLeaders(of, { signal })
      : operations(gamesContract).listSeasonLeaders(of, { signal }),
  ]);
  const rules = mine?.maySchedule ? await operations(schedules).getStandingsRules(of, { signal }) : undefined;
  setPageHead({ title: `${label} standings`, description: `The table of ${label}, with the tie-breakers explained.` });
  const logos = new Map(squads.flatMap(({ squadId, logo }) => (logo ? [[squadId, logo] as const] : [])));
  return { ...of, head, divisions, squads, logos, table, rules, games, leaders, isPrivate };
}

/** The tables of a season: today, on an earlier day, or with other results; each rank is explained. */
export function Component() {
  const { seasonId, head, divisionId, divisions, squads, logos, table, rules, games, leaders, isPrivate } =
    useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const [isSupposing, suppose] = useState(false);
  const set = (name: string, value: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), [name]: value }), {
      replace: true,
      preventScrollReset: true,
    });
  const options = divisions.map(({ divisionId: value, name: label }) => ({ value, label }));
  return (
    <SeasonFrame
      head={head}
      seasonId={seasonId}
      label={table.label}
      current="Table"
      documentTitle={`${table.label} standings`}
    >
      <SpaceBetween size="l">
        <SpaceBetween direction="horizontal" size="m">
          {options.length > 1 && (
            <FormField label="Division">
              <Select
                options={options}
                selectedOption={options.find(({ value }) => value === divisionId) ?? null}
                onChange={({ detail }) => set('division', detail.selectedOption.value ?? '')}
              />
            </FormField>
          )}
          <NativeInput
            label="As of"
            type="date"
            value={search.get('asOf') ?? ''}
            onChange={(day) => set('asOf', day)}
          />
        </SpaceBetween>
        <Tables table={table} logos={logos} />
        <GamesOf divisionId={divisionId} games={games} />
        {leaders.length > 0 && (
          <Suspense>
            <LeadersTable
              title="Players"
              statistics={statisticsFor(games.find((game) => game.divisionId === divisionId)?.gameTypeId ?? '')}
              leaders={leaders}
              sides={new Map(table.rows.map(({ entrantId, name }) => [entrantId, name]))}
            />
          </Suspense>
        )}
        {table.lotsDrawnAt && (
          <Alert>{`Lots were drawn with the seed ${table.lotsSeed}. Anyone can repeat the draw with it.`}</Alert>
        )}
        {isSupposing ? (
          <Suspense fallback={<p>Loading matches…</p>}>
            <Supposing key={divisionId} {...{ seasonId, divisionId, isPrivate }} />
          </Suspense>
        ) : (
          <Button onClick={() => suppose(true)}>What if?</Button>
        )}
        <Suspense>
          {rules && (
            <RulesPanel
              key={rules.version}
              {...{ rules, seasonId, divisionId, squads }}
              unresolved={table.unresolved}
            />
          )}
        </Suspense>
      </SpaceBetween>
    </SeasonFrame>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The table of each pool, and the one of the whole division. */
const Tables = ({ table, logos }: Pick<Loaded, 'table' | 'logos'>) => (
  <>
    {table.pools.map(({ groupId, rows }) => (
      <StandingsTable key={groupId} title={`Pool ${groupId}`} rows={rows} goesBy={table.goesBy} logos={logos} />
    ))}
    <StandingsTable
      title={table.pools.length > 0 ? `${table.name}, all pools` : table.name}
      rows={table.rows}
      logos={logos}
      goesBy={table.goesBy}
      places={table.places}
      description={table.asOf ? asOfWords(table.asOf) : 'Choose a team to see how its rank came about.'}
    />
  </>
);

/** A later day has the table of today. */
function asOfWords(day: string): string {
  const isToCome = day > toLocal(new Date(), viewerZone()).slice(0, 10);
  return isToCome ? `${dayName(day)} is in the future, so this is today’s table.` : `As of ${dayName(day)}.`;
}
