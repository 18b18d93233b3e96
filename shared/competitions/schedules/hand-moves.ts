import type { DraftChange } from './contract.ts';
import type { PlayedAt, ScheduleInput } from './schemas.ts';
import { judgeMoves } from './solver/judge-move.ts';
import type { ScheduledMatch } from './version.ts';

/** What comes of putting a match somewhere by hand, before it is put there. */
export type HandMove =
  | { readonly kind: 'stays' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'moves'; readonly changes: DraftChange[] }
  | { readonly kind: 'swaps'; readonly other: ScheduledMatch; readonly changes: DraftChange[] };

const sameTime = (a: PlayedAt | undefined, b: PlayedAt): boolean =>
  a?.localStart === b.localStart && a.placeId === b.placeId && a.courtId === b.courtId;

/** A match that is put on another one trades places with it; on a free time it moves there. Nothing is broken by either. */
export function handMoves(
  input: ScheduleInput,
  matches: readonly ScheduledMatch[],
): (key: string, to: PlayedAt) => HandMove {
  const judge = judgeMoves(input, matches);
  return (key, to) => {
    const match = matches.find((one) => one.key === key);
    if (!match || sameTime(match.at, to)) return { kind: 'stays' };
    const why = whyItStays(match, input);
    if (why) return { kind: 'refused', why };
    const other = matches.find(({ at }) => sameTime(at, to));
    if (other) return swap({ input, matches }, match, other);
    const breaks = judge(key, to);
    return breaks.length > 0 ? refused(breaks) : { kind: 'moves', changes: [{ do: 'move', key, to }] };
  };
}

/** Why a match cannot be moved; undefined when it can. */
export function whyItStays({ at, locked }: ScheduledMatch, { notBefore = '' }: ScheduleInput): string | undefined {
  if (locked) return 'It is locked. Unlock it first.';
  return at && at.localStart < notBefore ? 'Its time has passed.' : undefined;
}

interface Draft {
  readonly input: ScheduleInput;
  readonly matches: readonly ScheduledMatch[];
}

/** Taken off, put in its place, and back where the first one was: three changes that are made together or not at all. */
function swap({ input, matches }: Draft, match: ScheduledMatch, other: ScheduledMatch): HandMove {
  const [from, to] = [match.at, other.at];
  if (!from || !to) return { kind: 'refused', why: 'Another match is on the field. Choose a free time.' };
  const why = whyItStays(other, input);
  if (why) return { kind: 'refused', why: `Another match is there. ${why}` };
  const without = matches.filter(({ key }) => key !== other.key);
  const placed = without.map((one) => (one.key === match.key ? { ...one, at: to } : one));
  const breaks = [...judgeMoves(input, without)(match.key, to), ...judgeMoves(input, placed)(other.key, from)];
  if (breaks.length > 0) return refused(breaks);
  const changes: DraftChange[] = [
    { do: 'takeOff', key: other.key },
    { do: 'move', key: match.key, to },
    { do: 'move', key: other.key, to: from },
  ];
  return { kind: 'swaps', other, changes };
}

const refused = (breaks: readonly { readonly sentence: string }[]): HandMove => ({
  kind: 'refused',
  why: [...new Set(breaks.map(({ sentence }) => sentence))].join(' '),
});

/** What undoes changes of a draft, as it was before them. */
export function changesBack(before: readonly ScheduledMatch[], changes: readonly DraftChange[]): DraftChange[] {
  const keys = [...new Set(changes.map(({ key }) => key))];
  const touched = keys.flatMap((key) => before.find((match) => match.key === key) ?? []);
  const isMoved = ({ key }: ScheduledMatch) =>
    changes.some((change) => change.key === key && (change.do === 'move' || change.do === 'takeOff'));
  const moved = touched.filter(isMoved);
  return [
    ...moved.map(({ key }): DraftChange => ({ do: 'takeOff', key })),
    ...moved.flatMap(({ key, at }): DraftChange[] => (at ? [{ do: 'move', key, to: at }] : [])),
    ...changes.flatMap(({ do: done, key }): DraftChange[] => {
      if (done === 'turn') return [{ do: 'turn', key }];
      if (done === 'lock') return [{ do: 'unlock', key }];
      return done === 'unlock' ? [{ do: 'lock', key }] : [];
    }),
  ];
}
