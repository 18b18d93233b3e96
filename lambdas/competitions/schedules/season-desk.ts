import type { ScheduledSquad } from '#shared/competitions/schedules/input-of-plan.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { weekdays } from '#shared/competitions/seasons/words.ts';
import { Problem } from '#shared/contract/errors.ts';
import { toLocal } from '#shared/time.ts';
import type { SeasonReader, StoredSeason, StoredSquad } from '../seasons/season-reader.ts';
import type { ScheduleDocument } from './document.ts';
import type { ScheduleStore, StoredSchedule } from './store.ts';

export interface ScheduleSources {
  readonly seasons: SeasonReader;
  readonly store: ScheduleStore;
}

/** Everything that a step of a schedule is decided by, as it was at one moment. */
export interface Desk {
  readonly season: StoredSeason;
  /** Those that play, in the order in which they were entered. */
  readonly squads: readonly StoredSquad[];
  /** Those that left included. */
  readonly all: readonly StoredSquad[];
  readonly schedule: StoredSchedule;
  readonly draft: ScheduleDocument | undefined;
  readonly published: ScheduleDocument | undefined;
}

/** @throws {Problem} season.notFound */
export async function readDesk(seasonId: string, { seasons, store }: ScheduleSources): Promise<Desk> {
  const [season, all, schedule, draft] = await Promise.all([
    seasons.find(seasonId),
    seasons.squadsOf(seasonId),
    store.find(seasonId),
    store.findDraft(seasonId),
  ]);
  if (!season) throw new Problem('season.notFound');
  const published = await store.findPublished(seasonId, schedule.number);
  return { season, squads: all.filter(isIn), all, schedule, draft, published };
}

/** What of a season that is over is refused. @throws {Problem} season.notEditable */
export function refuseOver({ season }: Pick<Desk, 'season'>): void {
  if (!isEditable(season.status)) throw new Problem('season.notEditable');
}

/** For who changes it. @throws {Problem} season.notEditable, record.changed */
export async function readDeskAt(
  { seasonId, version }: { seasonId: string; version: number },
  sources: ScheduleSources,
): Promise<Desk> {
  const desk = await readDesk(seasonId, sources);
  refuseOver(desk);
  const { version: currentVersion } = desk.schedule;
  if (version !== currentVersion) throw new Problem('record.changed', { currentVersion });
  return desk;
}

const isIn = ({ status }: StoredSquad) => status === 'forming' || status === 'confirmed';

/** All who have to be there when a squad plays. */
export const peopleOf = (squad: StoredSquad): string[] => [...new Set([...captainsOf(squad), ...squad.roster])];

export const captainsOf = ({ captainId, coCaptainIds }: Pick<StoredSquad, 'captainId' | 'coCaptainIds'>): string[] => [
  ...(captainId ? [captainId] : []),
  ...coCaptainIds,
];

export const scheduledSquad = (squad: StoredSquad): ScheduledSquad => ({
  squadId: squad.squadId,
  divisionId: squad.divisionId,
  name: squad.name,
  personIds: peopleOf(squad),
  daysNotAvailable: squad.requests.daysNotAvailable.map((day) => weekdays.indexOf(day)),
  linkWith: squad.requests.linkWith,
});

/** What the clock of the season shows. */
export const localNow = ({ facts }: StoredSeason, now: Date): string => toLocal(now, facts.timeZone);
