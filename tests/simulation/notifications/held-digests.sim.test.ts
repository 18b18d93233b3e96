import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { type DigestSender, sendDigest } from '#lambdas/notifications/digests/send-digest.ts';
import { createHeldStore } from '#lambdas/notifications/digests/store.ts';
import { createHeldNotices } from '#lambdas/notifications/ports/inbox/held-notices.ts';
import { createNotices } from '#lambdas/notifications/ports/inbox/notices.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { roughDay } from '../stage/faults.ts';
import { MemoryTable } from '../stage/memory-table.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';

const userId = '00000000-0000-4000-8000-000000000001';
const begin = Date.parse('2031-05-01T05:00:00Z');
const until = '2031-05-01T12:00:00.000Z';
const createdAt = new Date(begin).toISOString();
const account = {
  userId,
  version: 1,
  email: 'a@people.example',
  emailVerified: true,
  hasAdditionalInfo: true,
  platform: 'rovers' as const,
  createdAt,
  updatedAt: createdAt,
};

/** The words of every mail that was sent. */
let mails: string[] = [];
let scheduler = new Scheduler(0, begin);

/** Tries again, some time later, as the due index and the bus do. */
async function anyhow(act: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const isDone = await act().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await scheduler.turn(scheduler.below(60_000));
  }
}

const by: DigestSender = {
  accounts: createAccountReader(stage.table),
  blocks: createBlockReader(stage.table),
  held: createHeldStore(stage.table, stage.retry),
  notices: createNotices(stage.table),
  mailer: {
    send: async ({ text, noticeId = '' }) => {
      mails.push(text);
      // What the service reports settles a claim whose holder could not say that it sent.
      void anyhow(() => by.notices.confirmSent(noticeId, scheduler.now));
    },
  },
  origin: 'https://rovers.example',
  secret: async () => 'secret',
};
const holder = createHeldNotices(stage.table, stage.retry);
const accounts = accountEntity(stage.table);
/** Nearly half of all answers do not arrive: the client gives up now and then, wherever it is. */
const badDay = { ...roughDay, timeoutBefore: 0.2, timeoutAfter: 0.25 };
const titles = ['first', 'second', 'third'].map((name) => `The ${name} thing`);

/** Three things wait for the morning, each held by two who heard of it; then the digest is tried over and over. */
const morning =
  (sender: DigestSender) =>
  async (seed: number): Promise<string | undefined> => {
    scheduler = new Scheduler(seed, begin);
    const memory = new MemoryTable(scheduler, badDay);
    stage.set(scheduler, memory);
    mails = [];
    const hold = (title: string) => {
      const noticeId = idFrom('notice', title);
      const held = { ...{ userId, until, noticeId, title }, topic: 'news', words: 'Words', causedAt: createdAt };
      return async () => {
        const claimedBy = `holder of ${title} ${scheduler.below(1000)}`;
        const claim = await by.notices.claim({ noticeId, userId, topic: 'news' }, claimedBy, scheduler.now);
        if (claim === 'busy') throw new Error('busy');
        if (claim === 'mine') await holder.hold(held, claimedBy, scheduler.now);
      };
    };
    const play = async () => {
      await anyhow(() => accounts.put(account).go());
      await Promise.all([...titles, ...titles].map((title) => anyhow(hold(title))));
      await scheduler.turn(Math.max(0, Date.parse(until) - scheduler.now.getTime()));
      await anyhow(() => sendDigest({ userId, until }, sender, scheduler.now));
      await anyhow(() => sendDigest({ userId, until }, sender, scheduler.now));
    };
    await Promise.all([scheduler.run(), play()]);
    const told = titles.map((title) => mails.filter((text) => text.includes(title)).length);
    if (told.some((times) => times > 1)) return 'something was told twice';
    return told.includes(0) ? 'something was lost' : undefined;
  };

it('tells what waited once, however often holding and sending break off', async () => {
  expect(await explore(morning(by), schedules / 4)).toMatchObject({ violations: 0 });
});

const oneByOne: DigestSender['held'] = {
  ...by.held,
  remove: async (notices) => {
    for (const notice of notices) await by.held.remove([notice]);
  },
};
it.each([
  ['a claim on the digest', { ...by, notices: { ...by.notices, claim: async () => 'mine' as const } }],
  ['forgetting all of it or none', { ...by, held: oneByOne }],
])('is caught without %s', async (_, twin) => {
  expect((await explore(morning(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
