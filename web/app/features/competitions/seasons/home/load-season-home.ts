import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { isSeasonOver } from '#shared/competitions/seasons/home/champions.ts';
import type { DrawnPlayoff } from '#shared/competitions/seasons/home/playoff-matches.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import type { MySeasonView, SeasonView } from '#shared/competitions/seasons/views.ts';
import type { SeasonStatus } from '#shared/competitions/seasons/words.ts';
import type { DivisionTable } from '#shared/competitions/standings/views.ts';
import { operations } from '#web/app/operations/operations.ts';
import { seenSchedule } from '../../schedules/seen-schedule.ts';
import { loadBrackets } from '../load-brackets.ts';
import { loadMyMatch, type MyMatch } from './load-my-match.ts';
import { loadNextSeason } from './load-next-season.ts';
import { type Tried, tried, without } from './tried.ts';

/** What a season's page shows besides the season itself; each part may fail alone. */
export interface SeasonHome {
  readonly schedule: Tried<PublicSchedule>;
  /** Only people of its community see it. */
  readonly isPrivate: boolean;
  readonly tables: Tried<readonly DivisionTable[]>;
  readonly playoffs: Tried<readonly DrawnPlayoff[]>;
  /** The reader's own next match, or one of their children. */
  readonly mine: Tried<MyMatch | undefined>;
  /** A season of the same community that is open for registration. */
  readonly next: SeasonView | undefined;
  readonly isOver: boolean;
}

/** Nothing of it is published yet, or it does not take place. */
const withoutMatches = new Set<SeasonStatus>(['draft', 'registration_scheduled', 'cancelled']);
const played = new Set<SeasonStatus>(['in_play', 'playoffs', 'completed', 'archived']);

export async function loadSeasonHome(view: MySeasonView, signal: AbortSignal): Promise<SeasonHome | undefined> {
  const { seasonId, status } = view.season;
  if (withoutMatches.has(status)) return undefined;
  const at = { signal };
  const isPlayed = played.has(status);
  const [seen, playoffs, mine, next] = await Promise.all([
    tried(seenSchedule({ seasonId }, at)),
    isPlayed ? tried(drawnPlayoffs(seasonId, signal)) : without([]),
    status !== 'completed' && status !== 'archived' && plays(view)
      ? tried(loadMyMatch(seasonId, signal))
      : without(undefined),
    isPlayed ? loadNextSeason(view, signal) : undefined,
  ]);
  const isScored = seen.state === 'loaded' && seen.value.schedule.matches.some(({ score }) => score);
  const tables = isScored ? await tried(tablesOf(view, seen.value.isPrivate, signal)) : without([]);
  return {
    schedule: seen.state === 'loaded' ? without(seen.value.schedule) : seen,
    isPrivate: seen.state === 'loaded' && seen.value.isPrivate,
    ...{ tables, playoffs, mine, next },
    isOver: isSeasonOver(status, playoffs.state === 'loaded' ? playoffs.value : []),
  };
}

const plays = ({ registration, family }: MySeasonView): boolean =>
  [registration, ...family.map((child) => child.registration)].some((one) => one && isStanding(one.status));

/** The playoffs of a season that are drawn, with their pairings. */
export const drawnPlayoffs = async (seasonId: string, signal: AbortSignal): Promise<DrawnPlayoff[]> =>
  (await loadBrackets(seasonId, signal)).map((playoff) => ({ playoff, bracket: readBracket(playoff.bracket) }));

/** Where a season has more divisions, the others are a link away. */
const mostTables = 3;

/** The tables of the reader's divisions, or of the first ones. */
function tablesOf(
  { season: { seasonId, divisions }, registration, squads }: MySeasonView,
  isPrivate: boolean,
  signal: AbortSignal,
): Promise<readonly DivisionTable[]> {
  const own = new Set(
    squads.filter(({ squadId }) => registration?.squadIds.includes(squadId)).map(({ divisionId }) => divisionId),
  );
  const shown = divisions.filter(({ divisionId }) => own.size === 0 || own.has(divisionId)).slice(0, mostTables);
  const read = isPrivate ? 'getMyStandings' : 'getStandings';
  return Promise.all(shown.map(({ divisionId }) => operations(schedules)[read]({ seasonId, divisionId }, { signal })));
}
