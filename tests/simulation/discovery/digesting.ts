import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { areasOf, type Card, positionOf } from '#lambdas/discovery/search/card.ts';
import { createDigestStore, type DigestStore } from '#lambdas/discovery/subscriptions/digests/digest-store.ts';
import { type Notifier, notifySubscriber } from '#lambdas/discovery/subscriptions/digests/notify-subscriber.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { hearMail } from '#lambdas/notifications/mail/hear-mail.ts';
import { createHeldNotices } from '#lambdas/notifications/ports/inbox/held-notices.ts';
import { createInbox } from '#lambdas/notifications/ports/inbox/inbox.ts';
import { createNotices } from '#lambdas/notifications/ports/inbox/notices.ts';
import { createPace } from '#lambdas/notifications/ports/inbox/pace.ts';
import type { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { personId } from '../events/line/line-world.ts';
import { everyFault } from '../stage/fault-plans.ts';
import { MailService } from '../stage/mail-service.ts';
import { MemoryTable } from '../stage/memory-table.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { Worker } from '../stage/worker.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const first = Date.parse('2026-12-01T08:00:00Z');
const mornings = [0, 1, 2].map((day) => first + day * dayMs);
const around = 15 * minuteMs;
const mostTries = 40;
const events = Array.from({ length: 9 }, (_, number) => `evt_${String(number).padStart(26, '0')}`);

const userId = personId(0);
const account = { userId, email: 'sam@people.example', emailVerified: true, createdAt: '' } as unknown as Account;
const one: ActivitySubscription = {
  id: 1,
  address: { name: 'Austin, TX', lat: 30.2, lng: -97.7, description: 'Austin' },
  radius: 15,
  activities: ['Basketball'],
  frequency: 'daily',
  status: 'active',
  timeZone: 'UTC',
};
const cardOf = (eventId: string): Card => ({
  eventId,
  title: eventId,
  gameTypeId: 'basketball',
  startsAt: '2026-12-20T18:00:00.000Z',
  timeZone: 'UTC',
  placeLabel: 'Zilker Park',
  lat: 30.2,
  lng: -97.7,
  free: null,
  waiting: 0,
});

/** The time of a simulation does not go by while a player waits on a real clock. */
const atOnce = createRetry({ tries: 50, wait: async () => undefined });

function aProcess() {
  const worker = new Worker();
  const { table } = worker;
  const stores = {
    notices: createNotices(table),
    inbox: createInbox(table),
    pace: createPace(table, atOnce),
    held: createHeldNotices(table, atOnce),
  };
  return { worker, stores, digests: createDigestStore(table) };
}
const processes = [aProcess(), aProcess()];
const reporter = aProcess();

/** Makes a broken twin of what remembers what was told. */
export type Remembering = (digests: DigestStore, now: () => Date) => DigestStore;

/**
 * Two machines look at one subscription on three mornings and die anywhere, while events are announced around each
 * morning. What was announced before the last one is told, and nothing is told twice.
 */
export const digesting =
  (twin: Remembering = (digests) => digests) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, first - 2 * around);
    const strikes = everyFault({ silence: 0 })(seed, scheduler);
    const memory = new MemoryTable(scheduler, strikes.table);
    for (const { worker } of [...processes, reporter]) worker.set(memory, strikes.worker);
    const now = () => scheduler.now;
    const mail = new MailService(scheduler, strikes.mail, async (noticeId) => {
      const report = { eventType: 'Send' as const, mail: { tags: { notice: [noticeId] } } };
      const hear = () => hearMail(report, reporter.stores.notices, unknown, now());
      while (!(await reporter.worker.run(hear))) await scheduler.turn(1000);
    });
    const announced = new Map<string, number>();
    const by = ({ worker, stores, digests }: (typeof processes)[number]): Notifier => ({
      ...stores,
      mailer: mail.seenBy(worker),
      origin: 'http://localhost:5173',
      secret: async () => 'secret',
      accounts: { find: async () => account, list: async () => [account] },
      refusals: { find: async () => ({}) },
      blocks: { isBlocked: async () => false, partedFrom: async () => ({ blocked: new Set(), blockedBy: new Set() }) },
      store: { find: async () => ({ version: 1, subscriptions: [one] }) },
      due: { schedule: async () => undefined },
      digests: { ...twin(digests, now), listOpen: async (ids) => ids.map(openOf) },
      read: async (area, { from, until }) => {
        await scheduler.turn(scheduler.below(20));
        const cards = [...announced.keys()].map(cardOf).filter((card) => areasOf(card).includes(area));
        return { cards: cards.filter((card) => positionOf(card) >= from && positionOf(card) <= until), complete: true };
      },
    });
    const announcing = events.map(async (eventId, number) => {
      const morning = mornings[number % mornings.length] ?? first;
      await scheduler.turn(morning - around + scheduler.below(2 * around) - now().getTime());
      announced.set(eventId, now().getTime());
    });
    const looking = processes.map(async (process) => {
      for (const morning of mornings) {
        await scheduler.turn(morning - now().getTime() + scheduler.below(5000));
        const look = () => notifySubscriber({ kind: 'look', userId, id: 1 }, by(process), now());
        for (let tries = 0; tries < mostTries && !(await process.worker.run(look)); tries += 1)
          await scheduler.turn(minuteMs + scheduler.below(6 * minuteMs));
      }
    });
    await Promise.all([scheduler.run(), ...announcing, ...looking]);
    if (memory.defect) throw memory.defect;
    return judge(mail, announced);
  };

const unknown = { findHolder: async () => undefined, suppress: async () => undefined };
const openOf = (eventId: string) => ({
  eventId,
  shown: cardOf(eventId) as never,
  terms: { hostMarks: [], asked: '' },
});

function judge({ accepted }: MailService, announced: ReadonlyMap<string, number>): string | undefined {
  for (const [eventId, at] of announced) {
    const times = accepted.filter(({ text }) => text.includes(`/evt/${eventId}\n`)).length;
    if (times > 1) return 'an event was told twice';
    if (times === 0 && at < (mornings.at(-1) ?? 0)) return 'an event was lost';
  }
  return undefined;
}
