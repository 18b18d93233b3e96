import type { ErrorCode } from '../../errors.ts';
import { type Desk, type DeskCommand, type DeskMatch, matchKey, minutesWords } from './desk.ts';

type Outcome = { readonly desk: Desk } | { readonly refused: ErrorCode };
const minuteMs = 60_000;
const mostNews = 50;

/**
 * What a command makes of a desk. Saying again what was said changes nothing, and a delay counts for the desk that was seen:
 * two people who press it at once delay once.
 * @param over keys of matches that are over although no players were called to them
 */
export function runDesk(desk: Desk, command: DeskCommand, now: Date, over: ReadonlySet<string> = new Set()): Outcome {
  switch (command.type) {
    case 'call':
      return call(desk, command.key, command.isCalled, now);
    case 'delay':
      return delay(desk, command, now, over);
    case 'hold':
      return desk.held ? { desk } : { desk: hold(desk, command.reason, now) };
    case 'resume':
      return desk.held ? { desk: resume(desk, desk.held.since, now, over) } : { desk };
    case 'announce':
      return { desk: withNews(desk, command.words, now) };
    default:
      return place(desk, command);
  }
}

function call(desk: Desk, key: string, isCalled: boolean, now: Date): Outcome {
  const match = desk.matches.find((one) => matchKey(one) === key);
  if (!match?.startsAt) return { refused: 'game.matchNotFound' };
  if (isCalled && desk.held) return { refused: 'tournament.held' };
  if ((match.calledAt !== undefined) === isCalled) return { desk };
  return {
    desk: changed(desk, key, ({ calledAt: _, ...one }) => (isCalled ? { ...one, calledAt: now.toISOString() } : one)),
  };
}

function delay(
  desk: Desk,
  { minutes, seen }: DeskCommand & { type: 'delay' },
  now: Date,
  over: ReadonlySet<string>,
): Outcome {
  if (seen !== desk.shifts) return { refused: 'tournament.delayedMeanwhile' };
  const later = shifted(desk, minutes * minuteMs, over);
  return { desk: withNews(later, `Everything that was not called yet is ${minutesWords(minutes)} later.`, now) };
}

const hold = (desk: Desk, reason: string, now: Date): Desk =>
  withNews({ ...desk, held: { since: now.toISOString(), reason } }, `Play is on hold: ${reason}`, now);

/** Everything is later by as long as it was held, in whole minutes. */
function resume({ held: _, ...desk }: Desk, since: string, now: Date, over: ReadonlySet<string>): Desk {
  const heldMs = Math.ceil((now.getTime() - Date.parse(since)) / minuteMs) * minuteMs;
  const words = `Play goes on. What was not called yet is ${minutesWords(heldMs / minuteMs)} later.`;
  return withNews(shifted(desk, Math.max(0, heldMs), over), words, now);
}

/** What was called is being played, or over. */
const shifted = (desk: Desk, byMs: number, over: ReadonlySet<string>): Desk => ({
  ...desk,
  shifts: desk.shifts + 1,
  matches: desk.matches.map((match) =>
    match.startsAt && !match.calledAt && !over.has(matchKey(match))
      ? { ...match, startsAt: new Date(Date.parse(match.startsAt) + byMs).toISOString() }
      : match,
  ),
});

function place(desk: Desk, { key, court, startsAt }: DeskCommand & { type: 'place' }): Outcome {
  const match = desk.matches.find((one) => matchKey(one) === key);
  if (!match) return { refused: 'game.matchNotFound' };
  return { desk: changed(desk, key, (one) => ({ ...one, court, startsAt })) };
}

const changed = (desk: Desk, key: string, change: (match: DeskMatch) => DeskMatch): Desk => ({
  ...desk,
  matches: desk.matches.map((one) => (matchKey(one) === key ? change(one) : one)),
});

const withNews = (desk: Desk, words: string, now: Date): Desk => ({
  ...desk,
  news: [{ at: now.toISOString(), words }, ...desk.news].slice(0, mostNews),
});

/** An entry is here, or was checked in by mistake. */
export function checkIn(desk: Desk, entryId: string, isHere: boolean, now: Date): Desk {
  const { [entryId]: before, ...others } = desk.checkedIn;
  if (!isHere) return { ...desk, checkedIn: others };
  return { ...desk, checkedIn: { ...others, [entryId]: before ?? now.toISOString() } };
}
