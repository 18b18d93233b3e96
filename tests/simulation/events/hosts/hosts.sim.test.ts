import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { giveUpHosting } from '#lambdas/events/deletion/give-up-hosting.ts';
import { reviseEvent } from '#lambdas/events/details/revise-event.ts';
import { createEventStore } from '#lambdas/events/details/store.ts';
import type { StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { reviseHosts } from '#lambdas/events/hosts/revise-hosts.ts';
import { hasOwner, hostedWithout, hostingOf, ownedBy } from '#shared/events/hosts/hosting.ts';
import { askHost, type Host, mostHosts } from '#shared/events/hosts/hosts.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import type { MemoryTable, Write } from '../../stage/memory-table.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import type { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { anEventOnStage } from '../lifecycle/publication-play.ts';

const store = createEventStore(stage.table, stage.retry);
const host = (userId: string): Host => ({ userId, displayName: userId, status: 'confirmed' }) as Host;
const people = ['anna', 'bob', 'cem', 'dee', 'eve', 'fay', 'gus', 'hal'].map(
  (_, n) => `00000000-0000-4000-8000-00000000000${n}`,
);
const [anna = '', bob = '', cem = ''] = people;
const confirmed = people.map(host);
const owned = { creatorId: anna, hostName: anna, hosting: confirmed };
const event = { ...anEventOnStage, makePublicAfter: undefined, ...owned } as StoredEvent;
const accounts = accountEntity(stage.table);
const anAccount = (userId: string) => ({
  userId,
  version: 1,
  email: '',
  emailVerified: true,
  hasAdditionalInfo: true,
  platform: 'rovers' as const,
  createdAt: event.createdAt,
  updatedAt: event.createdAt,
});

type Change = (before: StoredEvent) => ReturnType<typeof hostedWithout>;

/** The owner and another host step down, the owner with an heir, while three people are asked, who may not all fit. */
const changes: readonly { readonly userId: string; readonly isThere: boolean; readonly change: Change }[] = [
  { userId: anna, isThere: false, change: (before) => hostedWithout(before, anna, bob) },
  { userId: bob, isThere: false, change: (before) => hostedWithout(before, bob) },
  ...['ida', 'jon', 'kim'].map((userId) => ({
    userId,
    isThere: true,
    change: (before: StoredEvent) => {
      const asked = askHost(hostingOf(before), { userId, displayName: userId } as Host);
      if ('refused' in asked) throw new Error(asked.refused);
      return { hosting: asked.hosts };
    },
  })),
];

const decided = (change: Change) => (before: StoredEvent) => {
  const left = change(before);
  if ('refused' in left) throw new Error(left.refused);
  return { changes: left, facts: () => [] };
};

/** The owner gives the event to a host, as they saw it. */
async function handOver(heirId: string, now: Date): Promise<void> {
  const { version } = (await store.find(event.eventId)) ?? event;
  await reviseEvent({ eventId: event.eventId, version }, now, store, (before) => {
    const owned = before.creatorId === anna && ownedBy(before, heirId);
    if (!owned) throw new Error('not theirs to give');
    return { changes: owned, facts: () => [] };
  });
}

/** A host closes their account; the message about it arrives later. */
async function closeAccount(userId: string, scheduler: Scheduler): Promise<void> {
  await accounts.patch({ userId }).set({ deletedAt: scheduler.now.toISOString() }).go();
  await scheduler.turn(scheduler.below(60));
  await giveUpHosting(userId, stage.table, scheduler.now, stage.retry);
}

/** Two or eight host; in every third play the owner and who may be their heir close their accounts. */
const hosts =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, Date.parse(event.createdAt), twin);
    const heard: (typeof changes)[number][] = [];
    const closing = seed % 3 === 0 ? [anna, bob] : [];
    let violation: string | undefined;
    const later = async (act: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(60));
      return act().then(
        () => true,
        () => false,
      );
    };
    const played = (async () => {
      for (const { userId } of confirmed) await accounts.put(anAccount(userId)).go();
      await store.schedule({ ...event, hosting: confirmed.slice(0, seed % 2 ? 2 : 8) } as StoredEvent, []);
      const watch = watchOwner(memory);
      memory.onCommit = () => {
        violation ??= watch();
      };
      weather.isCalm = false;
      await Promise.all([
        ...changes.map(async (one) => {
          const revise = () =>
            reviseHosts(event.eventId, scheduler.now, store, decided(one.change), stage.retry).then(() => undefined);
          if (await later(revise)) heard.push(one);
        }),
        later(() => handOver(bob, scheduler.now)),
        later(() => handOver(cem, scheduler.now)),
        ...closing.map((userId) => later(() => closeAccount(userId, scheduler))),
      ]);
      weather.isCalm = true;
      // What a message was not done with is delivered again.
      for (const userId of closing) await closeAccount(userId, scheduler);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return violation ?? (closing.length > 0 ? judgeHeir(memory, closing) : judge(memory, heard));
  };

const eventIn = (memory: MemoryTable) => memory.entity('event')[0] as unknown as StoredEvent;

/** At every commit (decision D53): the creator hosts it, and no new one closed their account before. */
function watchOwner(memory: MemoryTable): () => string | undefined {
  let { creatorId: known } = event;
  return () => {
    const now = eventIn(memory);
    const isNew = now.creatorId !== known;
    known = now.creatorId;
    if (!hasOwner(now)) return 'the event has no owner';
    const isClosed = memory.entity('account').some(({ userId, deletedAt }) => userId === known && deletedAt);
    return isNew && isClosed ? `${known} owns it without an account` : undefined;
  };
}

/** In the end who closed their account owns nothing that takes place. */
function judgeHeir(memory: MemoryTable, closed: readonly string[]): string | undefined {
  const { status, creatorId } = eventIn(memory);
  return status !== 'cancelled' && closed.includes(creatorId) ? `${creatorId} owns it without an account` : undefined;
}

/** One to ten hosts, at least one confirmed, and every change that was answered has taken effect. */
function judge(memory: MemoryTable, heard: readonly (typeof changes)[number][]): string | undefined {
  const { hosting = [] } = eventIn(memory);
  if (!hosting.some(({ status }) => status === 'confirmed')) return 'no confirmed host';
  if (hosting.length > mostHosts) return `${hosting.length} host`;
  const wrong = heard.find(({ userId, isThere }) => hosting.some((one) => one.userId === userId) !== isThere);
  return wrong && `${wrong.userId} is not what they were told`;
}

it('keeps an owner and one to ten hosts, whatever the owner, hosts and closed accounts do at once', async () => {
  expect(await explore(hosts(), Math.ceil(schedules / 3))).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether the event changed meanwhile', async () => {
  const blind = hosts(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

it('is caught when an event is given to a host whose account is closed', async () => {
  const blind = hosts(without('deletedAt'));
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
