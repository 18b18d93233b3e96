import { afterEach, expect, it } from 'vitest';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { handler as runDigests } from '#lambdas/notifications/digests/job.ts';
import { sendDigest } from '#lambdas/notifications/digests/send-digest.ts';
import { createHeldStore } from '#lambdas/notifications/digests/store.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { digestQueue } from '#lambdas/notifications/ports/inbox/held-notices.ts';
import type { Notice } from '#lambdas/notifications/ports/notice.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMailbox, deliveryTo } from '#tests/support/notifications/mailbox.ts';
import { aNotice, notificationsApi } from '#tests/support/notifications/notifications.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const quietly = { quietHours: { from: '22:00', until: '07:00' }, timeZone: 'America/Chicago' };
/** 23:30 in Chicago. */
const late = new Date('2028-12-05T05:30:00.000Z');
const morning = '2028-12-05T13:00:00.000Z';
const words =
  (subject: string): Notice['tell'] =>
  () => ({
    subject,
    content: { preheader: `${subject} in short.`, heading: 'h', paragraphs: [], footerLines: [] },
  });
const toldAtNight = (userId: string, subject: string, more: Partial<Notice> = {}) =>
  deliver(
    aNotice(userId, { cause: subject, causedAt: late.toISOString(), tell: words(subject), ...more }),
    deliveryTo(aMailbox().mailer),
    late,
  );
const sender = (mailer = aMailbox().mailer) => ({
  ...deliveryTo(mailer),
  blocks: createBlockReader(table()),
  held: createHeldStore(table()),
});

it('tells in one mail at the end of the night what waited for it', async () => {
  product.clock.moveTo(late);
  const person = await aPerson(quietly);
  for (const subject of ['One', 'Two']) expect(await toldAtNight(person.userId, subject)).toBe('held');
  await runJob(runDigests);
  expect(product.mails(person.email)).toEqual([]);
  product.clock.moveTo('2028-12-05T13:01:00Z');
  await runJob(runDigests);
  await runJob(runDigests);
  const [mail, ...more] = product.mails(person.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'You have 2 updates' });
  expect(mail!.text).toContain('One in short.');
  expect(mail!.text).toContain('Two in short.');
  expect(await toldAtNight(person.userId, 'One')).toBe('already');
});

it('obeys the settings and blocks of the person at that time', async () => {
  product.clock.moveTo(late);
  const [person, author] = [await aPerson(quietly), await aPerson()];
  await toldAtNight(person.userId, 'News', { topic: 'news' });
  await toldAtNight(person.userId, 'Asked', { authorId: author.userId });
  await toldAtNight(person.userId, 'Kept', { topic: 'rsvp' });
  await toldAtNight(person.userId, 'Begun', { about: { startsAt: '2028-12-05T12:00:00.000Z' } });
  const mine = notificationsApi.signedInAs(person);
  await mine.saveNotificationSettings({ ...quietly, topics: { news: { email: false } }, version: 0 });
  await block(person, author);
  const { mailer, taken } = aMailbox();
  await sendDigest({ userId: person.userId, until: morning }, sender(mailer), new Date(morning));
  expect(taken.map(({ subject, oneClickOff }) => [subject, oneClickOff !== undefined])).toEqual([['Kept', true]]);
});

it('sends a digest once when the user who sent it died before saying so', async () => {
  product.clock.moveTo(late);
  const { userId } = await aPerson(quietly);
  await toldAtNight(userId, 'One');
  const { mailer, taken } = aMailbox();
  const { held, ...by } = sender(mailer);
  const dying = { ...by, held: { ...held, remove: () => Promise.reject(new Error('crash')) } };
  const work = { userId, until: morning };
  await expect(sendDigest(work, dying, new Date(morning))).rejects.toThrow('crash');
  await sendDigest(work, { ...by, held }, new Date(morning));
  expect(taken).toHaveLength(1);
  expect(await held.list(userId, morning)).toEqual([]);
});

it('lets four notices of a topic interrupt in ten minutes, and tells the rest together', async () => {
  const now = new Date('2028-12-06T18:00:00.000Z');
  product.clock.moveTo(now);
  const { userId } = await aPerson();
  const { mailer, taken } = aMailbox();
  const by = deliveryTo(mailer);
  const send = (number: number, more: Partial<Notice> = {}) =>
    deliver(aNotice(userId, { cause: `n${number}`, causedAt: now.toISOString(), ...more }), by, now);
  const outcomes = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => send(number)));
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(4);
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(3);
  expect(await send(8, { topic: 'rsvp' })).toBe('sent');
  const until = new Date(now.getTime() + 10 * 60_000).toISOString();
  expect(await createDueIndex(table()).listMinutes(digestQueue, now, new Date(until))).toContain(until.slice(0, 16));
  await sendDigest({ userId, until }, sender(mailer), new Date(until));
  expect(taken).toHaveLength(6);
  expect(taken.at(-1)).toMatchObject({ subject: 'You have 3 updates' });
});
