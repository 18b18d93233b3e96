import { fairnessOf, type Share } from '../fairness.ts';
import type { ScheduleInput } from '../schemas.ts';
import type { ScheduledMatch } from '../version.ts';
import type { Capacity } from './capacity.ts';
import type { Limit } from './limit.ts';
import { doublesWords, pairsWords, timesWords } from './limit-words.ts';

const clockWords = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
const clock = (time: string) => clockWords.format(new Date(`1970-01-01T${time}Z`));

/** Why one team of a division has a time or a court at least twice more than another. */
export function whyUneven(input: ScheduleInput, matches: readonly ScheduledMatch[], capacity: Capacity): Limit[] {
  const { times, courts } = fairnessOf(matches);
  const [time, court] = [unevenest(times), unevenest(courts)];
  const share = time ?? court;
  if (!share) return [];
  const weeks = capacity.rounds - capacity.weeks.length;
  if (weeks > 0 && playsTwice(matches))
    return [{ kind: 'doubles', sentence: doublesWords(weeks), remedy: { add: 'weeks', count: weeks } }];
  const missing = capacity.biggestRound - capacity.courts;
  if (time && missing > 0 && input.shape === 'weekly') {
    const sentence = timesWords(clock(time.of), time, capacity.biggestRound);
    return [{ kind: 'times', sentence, remedy: { add: 'courts', count: missing } }];
  }
  return [{ kind: 'pairs', sentence: pairsWords(share) }];
}

const unevenest = (shares: readonly Share[]): Share | undefined =>
  shares.filter(({ spread }) => spread > 1).toSorted((a, b) => b.spread - a.spread)[0];

/** Whether a team plays twice on one day. */
function playsTwice(matches: readonly ScheduledMatch[]): boolean {
  const days = matches.flatMap(({ homeId, awayId, at }) =>
    at ? [homeId, awayId].map((id) => `${id} ${at.localStart.slice(0, 10)}`) : [],
  );
  return new Set(days).size < days.length;
}
