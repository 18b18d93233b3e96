import { EventWork } from '#lambdas/events/notifications/event-work.ts';
import { type FactTaker, takeFact } from '#lambdas/events/notifications/take-fact.ts';
import { tell } from '#lambdas/events/notifications/tell.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { DoWork } from '#lambdas/kernel/due/run-due.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import { eventChanged, rsvpChanged } from '#shared/events/messages.ts';
import { eventId, personId } from '../events/line/line-world.ts';
import { DuePlay, type Twin } from '../stage/due-play.ts';
import type { Plan } from '../stage/fault-plans.ts';
import { quietWays } from './told-world.ts';

const [first, second, third] = [personId(0), personId(1), personId(2)];
const wasStartsAt = '2026-12-01T14:04:00.000Z';
const startsAt = '2026-12-01T14:12:00.000Z';

/** What a user must hear, named as the mail's subject begins, and when it happened. */
interface Cause {
  readonly userId: string;
  readonly subject: string;
  readonly at: number;
}

interface Terms {
  readonly plan: Plan;
  readonly withinMs?: number;
  readonly twin?: Twin;
}

const work =
  (by: FactTaker): DoWork =>
  async ({ data }, now) => {
    const due = EventWork.parse(data);
    if (due.kind === 'tell') await tell(due.message, by, now);
  };

/** Two people got seats, one of them leaves, the third moves up, the host moves or cancels the event. */
export const telling =
  ({ plan, withinMs = Infinity, twin }: Terms) =>
  async (seed: number): Promise<string | undefined> => {
    const play = new DuePlay(seed, plan, twin);
    const { scheduler, world, now } = play;
    const causes: Cause[] = [];
    const publish = <Type extends MessageType>(type: Type, data: Message<Type>['data']) => {
      const messageId = idFrom('message', type.name, JSON.stringify(data));
      const message = { messageId, type: type.name, occurredAt: now().toISOString(), quiet: false, data };
      return play.hears((by) => takeFact(message, by, now));
    };
    const isIn = (userId: string, from: 'none' | 'waiting') => {
      const subject = from === 'none' ? "You're in" : 'A spot is yours';
      causes.push({ userId, subject, at: now().getTime() });
      return publish(rsvpChanged, { eventId, userId, from, to: 'in' });
    };
    const move = () => {
      world.set('event', { startsAt, endsAt: '2026-12-01T16:12:00.000Z' });
      const at = now().getTime();
      causes.push(...[first, second, third].map((userId) => ({ userId, subject: 'New time', at })));
      return publish(eventChanged, { eventId, version: 2, material: true, wasStartsAt });
    };
    const leave = () => {
      world.leave(first);
      return isIn(third, 'waiting');
    };
    const chance = (share: number, within: number, what: () => unknown) =>
      scheduler.random() < share ? [play.happens(within, what)] : [];
    await play.run(work, [
      play.happens(1, () => isIn(first, 'none')),
      play.happens(1, () => isIn(second, 'none')),
      ...chance(0.5, 4, move),
      ...chance(0.5, 8, leave),
      ...chance(0.2, 8, () => world.set('event', { status: 'cancelled' })),
      ...chance(0.3, 8, () => world.set('account', quietWays[scheduler.below(3)] ?? {}, second)),
    ]);
    return judge(play, causes, withinMs);
  };

/** P22 and P23: once per cause and person, and nothing that is no longer so or no longer wanted. */
function judge({ mail, world, now }: DuePlay, causes: readonly Cause[], withinMs: number): string | undefined {
  const got = new Map<string, number>();
  for (const { userId, subject, at } of mail.accepted) {
    const key = `${userId} ${subject.split(':')[0]}`;
    if (got.has(key)) return 'a person was notified twice';
    if (!world.allows(userId, undefined, at.getTime())) return 'a person was notified of what was no longer true';
    got.set(key, at.getTime());
  }
  const lost = causes.some(({ userId, subject, at }) => {
    const until = Math.min(at + withinMs, now().getTime());
    return world.holds(userId, at, until) && !((got.get(`${userId} ${subject}`) ?? Infinity) <= until);
  });
  return lost ? 'a mail was lost or late' : undefined;
}
