import { afterEach, describe, expect, it } from 'vitest';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Notice } from '#lambdas/notifications/ports/notice.ts';
import { handler as runDue } from '#lambdas/notifications/push/due.ts';
import { handler as take } from '#lambdas/notifications/push/listener.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMailbox, deliveryTo } from '#tests/support/notifications/mailbox.ts';
import { aNotice, notificationsApi } from '#tests/support/notifications/notifications.ts';
import { aDevice, shownOn, storedDevices } from '#tests/support/notifications/push.ts';
import { block } from '#tests/support/people/privacy.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const tell = async (userId: string, more: Partial<Notice> = {}) => {
  await deliver(aNotice(userId, more), deliveryTo(aMailbox().mailer), product.clock.now());
};
const words = (subject: string): Partial<Notice> => ({
  cause: subject,
  tell: () => ({ subject, content: { preheader: `${subject}.`, heading: 'h', paragraphs: [], footerLines: [] } }),
});
const quietly = { quietHours: { from: '22:00', until: '07:00' }, timeZone: 'America/Chicago' };
/** 23:30 in Chicago, and 7:01. */
const late = '2028-12-05T05:30:00.000Z';
const morning = '2028-12-05T13:01:00.000Z';

describe('what a user is told', () => {
  it('reaches each of their devices once, however often the message is delivered', async () => {
    const person = await aPerson();
    const devices = [await aDevice(person), await aDevice(person)];
    await tell(person.userId);
    await product.drain();
    const [message] = cloud.delivered.filter((event) => event['detail-type'] === 'notifications.told');
    await take(message as never, aContext());
    await take(message as never, aContext());
    const shown = {
      title: 'Bo invites you',
      body: 'You are invited.',
      path: '/evt/evt_00000000000000000000000000',
      tag: 'evt_00000000000000000000000000',
    };
    for (const device of devices) expect(shownOn(device)).toEqual([shown]);
    const [arrived] = cloud.push.list({ deviceId: devices[0]!.id, limit: 1 });
    expect(arrived).toMatchObject({ ttl: 86_400, urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) });
  });

  it.each<[string, Parameters<typeof aPerson>[0], Partial<Notice>]>([
    ['a topic whose push is off', { pushOff: ['invitation'] }, {}],
    ['an account that is being deleted', { deletedAt: late }, {}],
    ['an event that has begun', {}, { causedAt: late, about: { startsAt: '2028-12-05T05:45:00.000Z' } }],
  ])('is not pushed of %s', async (_, account, notice) => {
    product.clock.moveTo(late);
    const person = await aPerson();
    const device = await aDevice(person);
    await tell(person.userId, notice);
    await aPerson({ ...person, ...account });
    product.clock.moveTo('2028-12-05T05:50:00.000Z');
    await product.drain();
    expect(shownOn(device)).toEqual([]);
  });

  it('is not pushed when it was read, or its author blocked, before it went out', async () => {
    const [person, author] = [await aPerson(), await aPerson()];
    const device = await aDevice(person);
    await tell(person.userId, { authorId: author.userId });
    await block(person, author);
    await tell(person.userId, { cause: 'read', topic: 'news' });
    const mine = notificationsApi.signedInAs(person);
    await mine.markAllRead({ until: product.clock.now().toISOString() });
    await product.drain();
    expect(shownOn(device)).toEqual([]);
  });

  it('waits for the end of the night, and is told then in one message as far as it is unread', async () => {
    product.clock.moveTo(late);
    const person = await aPerson(quietly);
    const device = await aDevice(person);
    for (const subject of ['One', 'Two', 'Three']) await tell(person.userId, words(subject));
    await product.drain();
    await runJob(runDue);
    expect(shownOn(device)).toEqual([]);
    product.clock.moveTo(morning);
    await runJob(runDue);
    await runJob(runDue);
    expect(shownOn(device)).toMatchObject([{ title: 'You have 3 updates', path: '/notifications' }]);
  });

  it('comes at night when it is urgent: a cancelled event that begins soon, a seat that is held', async () => {
    product.clock.moveTo(late);
    const person = await aPerson(quietly);
    const device = await aDevice(person);
    const startsAt = '2028-12-05T08:00:00.000Z';
    await tell(person.userId, { ...words('Called off'), topic: 'eventCancelled', about: { startsAt } });
    await tell(person.userId, { ...words('A seat'), topic: 'waitlistOffer' });
    await product.drain();
    expect(shownOn(device)).toMatchObject([{ title: 'Called off' }, { title: 'A seat' }]);
    const arrived = cloud.push.list({ deviceId: device.id, limit: 2 });
    expect(arrived).toMatchObject([{ urgency: 'high', ttl: 3600 }, { urgency: 'high' }]);
    // Until the event begins.
    expect(arrived[1]!.ttl).toBeGreaterThan(8900);
    expect(arrived[1]!.ttl).toBeLessThanOrEqual(9000);
  });

  it('interrupts eight times a day, but for what is urgent', async () => {
    product.clock.moveTo('2028-12-06T18:00:00.000Z');
    const person = await aPerson();
    const device = await aDevice(person);
    const topics = ['invitation', 'rsvp', 'news'] as const;
    for (const topic of topics)
      for (const number of [1, 2, 3]) await tell(person.userId, { cause: `${number}`, topic });
    await tell(person.userId, { cause: 'urgent', topic: 'eventCancelled' });
    await product.drain();
    expect(shownOn(device)).toHaveLength(9);
  });
});

describe('a push service', () => {
  it('that is busy is asked again later, and who was reached is not told twice', async () => {
    product.clock.moveTo('2028-12-06T18:00:00.000Z');
    const person = await aPerson();
    const [well, busy] = [await aDevice(person), await aDevice(person)];
    cloud.push.answerWith(busy.id, 503);
    await tell(person.userId);
    await product.drain();
    product.clock.forwardMinutes(1);
    await runJob(runDue);
    expect(shownOn(busy)).toEqual([]);
    cloud.push.answerWith(busy.id, undefined);
    product.clock.forwardMinutes(2);
    await runJob(runDue);
    product.clock.forwardMinutes(60);
    await runJob(runDue);
    expect([shownOn(well).length, shownOn(busy).length]).toEqual([1, 1]);
  });

  it('that knows a device no more ends its registration', async () => {
    const person = await aPerson();
    const [well, gone] = [await aDevice(person), await aDevice(person)];
    cloud.push.answerWith(gone.id, 410);
    await tell(person.userId);
    await product.drain();
    expect((await storedDevices(person.userId)).map(({ token }) => token)).toEqual([well.token]);
    expect(shownOn(well)).toHaveLength(1);
  });
});
