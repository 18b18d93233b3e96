import type { PlayedAt, ScheduleInput } from './schemas.ts';
import type { ScheduledMatch } from './version.ts';

type Change =
  | { readonly change: 'added'; readonly to: PlayedAt }
  | { readonly change: 'removed'; readonly from: PlayedAt }
  | { readonly change: 'moved'; readonly from: PlayedAt; readonly to: PlayedAt }
  | { readonly change: 'turned'; readonly to: PlayedAt };

/** What became of one match from a version to the next; `turned` is one whose home and away changed and nothing else. */
type MatchChange = Change & {
  readonly key: string;
  readonly homeId: string;
  readonly awayId: string;
};

export interface Difference {
  readonly changes: readonly MatchChange[];
  readonly entrantIds: readonly string[];
  /** People of these entrants as the input names them: only they are notified. */
  readonly personIds: readonly string[];
}

/** What differs for those who read a published version, in order of keys. Matches without a time are not in it. */
export function differenceOf(
  before: readonly ScheduledMatch[],
  after: readonly ScheduledMatch[],
  entrants: ScheduleInput['entrants'],
): Difference {
  const [old, now] = [byKey(before), byKey(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((key) => {
    const change = changeOf(old.get(key), now.get(key));
    return change ? [change] : [];
  });
  const entrantIds = [...new Set(changes.flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort();
  const affected = entrants.filter(({ id }) => entrantIds.includes(id));
  return { changes, entrantIds, personIds: [...new Set(affected.flatMap(({ personIds }) => personIds))].sort() };
}

const byKey = (matches: readonly ScheduledMatch[]) => new Map(matches.map((match) => [match.key, match]));

function changeOf(before: ScheduledMatch | undefined, after: ScheduledMatch | undefined): MatchChange | undefined {
  const match = after ?? before;
  if (!match) return undefined;
  const { key, homeId, awayId } = match;
  const change = changed(before, after);
  return change && { key, homeId, awayId, ...change };
}

function changed(before: ScheduledMatch | undefined, after: ScheduledMatch | undefined): Change | undefined {
  const [from, to] = [before?.at, after?.at];
  if (!from) return to && { change: 'added', to };
  if (!to) return { change: 'removed', from };
  if (from.localStart !== to.localStart || from.placeId !== to.placeId || from.courtId !== to.courtId)
    return { change: 'moved', from, to };
  return before?.homeId === after?.homeId ? undefined : { change: 'turned', to };
}
