import type { StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { whenOf } from '#lambdas/events/notifications/event-words.ts';
import { EventWork } from '#lambdas/events/notifications/event-work.ts';
import type { FactTaker } from '#lambdas/events/notifications/take-fact.ts';
import { remind } from '#lambdas/events/reminders/remind.ts';
import { scheduleReminders } from '#lambdas/events/reminders/schedule-reminders.ts';
import type { DoWork } from '#lambdas/kernel/due/run-due.ts';
import { quietWays } from '../../notifications/told-world.ts';
import { DuePlay, type Twin } from '../../stage/due-play.ts';
import type { Plan } from '../../stage/fault-plans.ts';
import { eventId, personId } from '../line/line-world.ts';

const minuteMs = 60_000;
const people = [0, 1, 2].map(personId);
/** When the event starts at first, and where its host may move it: the second move is too late for its reminder. */
const starts = ['2026-12-01T14:04:00.000Z', '2026-12-01T14:12:00.000Z', '2026-12-01T14:01:00.000Z'] as const;
const dueOf = (start: string) => Date.parse(start) - 120 * minuteMs;
const whens = new Map(
  starts.map((startsAt) => {
    const endsAt = new Date(Date.parse(startsAt) + 120 * minuteMs).toISOString();
    return [`When: ${whenOf({ startsAt, endsAt, timeZone: 'America/Chicago' } as StoredEvent)}`, startsAt];
  }),
);

interface Terms {
  readonly plan: Plan;
  /** How long after it is due a reminder may come. */
  readonly withinMs?: number;
  readonly twin?: Twin;
  /** Counts what came twice instead of taking it for a violation. */
  readonly tally?: { keys: number; twice: number };
}

const work =
  (by: FactTaker): DoWork =>
  async ({ data }, now) => {
    const due = EventWork.parse(data);
    if (due.kind === 'remind') await remind(due, by, now);
  };

/** Reminders fall due while the host moves or cancels the event and people leave or turn mail off. */
export const reminding =
  ({ plan, withinMs = Infinity, twin, tally }: Terms) =>
  async (seed: number): Promise<string | undefined> => {
    const play = new DuePlay(seed, plan, twin);
    const { scheduler, world } = play;
    const keep = async (heardAt: Date) =>
      play.hears(async (by) => scheduleReminders((await by.find(eventId))?.event, heardAt, by.due, play.now()));
    const chance = (share: number, what: () => unknown) => (scheduler.random() < share ? [play.happens(12, what)] : []);
    const anyPlayer = () => people[scheduler.below(people.length)] ?? '';
    const move = async () => {
      const startsAt = starts[1 + scheduler.below(2)] ?? starts[1];
      const endsAt = new Date(Date.parse(startsAt) + 120 * minuteMs).toISOString();
      world.set('event', { startsAt, endsAt });
      await keep(play.now());
    };
    await play.run(work, [
      play.happens(0, () => keep(play.now())),
      ...chance(0.3, move),
      ...chance(0.2, () => world.set('event', { status: 'cancelled' })),
      ...chance(0.4, () => world.leave(anyPlayer())),
      ...chance(0.3, () => world.set('account', quietWays[scheduler.below(3)] ?? {}, anyPlayer())),
    ]);
    return judge(play, withinMs, tally);
  };

type Got = Map<string, number>;

/** P19, P20 and P23. */
function judge(play: DuePlay, withinMs: number, tally: Terms['tally']): string | undefined {
  const got: Got = new Map();
  for (const mail of play.mail.accepted) {
    const wrong = judgeMail(mail, play, got, tally);
    if (wrong) return wrong;
  }
  if (tally) tally.keys += got.size;
  return people.some((userId) => lacks(userId, play, withinMs, got)) ? 'a reminder was lost or late' : undefined;
}

function judgeMail(
  { userId, text, at }: DuePlay['mail']['accepted'][number],
  { world }: DuePlay,
  got: Got,
  tally: Terms['tally'],
): string | undefined {
  const startsAt = whens.get(/^When: .*$/m.exec(text)?.[0] ?? '');
  if (!startsAt || at.getTime() < dueOf(startsAt)) return 'a player was reminded too early';
  if (!world.allows(userId, startsAt, at.getTime())) return 'a player was reminded of what was no longer so';
  const key = `${userId} ${startsAt}`;
  const isAgain = got.has(key);
  if (isAgain && !tally) return 'a player was reminded twice';
  if (isAgain && tally) tally.twice += 1;
  got.set(key, got.get(key) ?? at.getTime());
  return undefined;
}

const lacks = (userId: string, { world, now }: DuePlay, withinMs: number, got: Got) =>
  starts.some((startsAt) => {
    const due = dueOf(startsAt);
    const until = Math.min(due + withinMs, now().getTime());
    return world.demands(userId, startsAt, due, until) && !((got.get(`${userId} ${startsAt}`) ?? Infinity) <= until);
  });
