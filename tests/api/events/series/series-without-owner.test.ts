import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { giveUpHosting } from '#lambdas/events/deletion/give-up-hosting.ts';
import { eventEntity } from '#lambdas/events/details/event.entity.ts';
import { createEventStore } from '#lambdas/events/details/store.ts';
import { connectSeries } from '#lambdas/events/series/connect.ts';
import { bringUp } from '#lambdas/events/series/dates/bring-up.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aCoHost, hostsApi } from '#tests/support/events/hosts.ts';
import { aSeries, aTuesday, weeklySix } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';

const store = createEventStore(table());
const close = (userId: string) =>
  accountEntity(table()).patch({ userId }).set({ deletedAt: clock.now().toISOString() }).go();

/** Closes an account, and has everything that follows happen. */
async function leaves({ userId }: Account): Promise<void> {
  await close(userId);
  await giveUpHosting(userId, table(), clock.now());
  await product.drain();
}

/** The owner of a date gives it to a new host and steps down. */
async function handOn(eventId: string, owner: Account): Promise<Account> {
  const heir = await aCoHost({ eventId }, owner);
  await hostsApi.signedInAs(owner).removeHost({ eventId, userId: owner.userId, heirId: heir.userId });
  return heir;
}

const statusOf = async (eventId: string) => (await store.find(eventId))?.status;

it('lets a series go on where a host who was given one of its dates closes their account', async () => {
  const { dates, host } = await aSeries();
  const [first = '', second = ''] = dates.map(({ eventId }) => eventId);
  await leaves(await handOn(first, host));
  expect(await statusOf(first)).toBe('cancelled');
  expect(await statusOf(second)).toBe('scheduled');
});

it('leaves the dates that another host has to them where the creator of the series closes their account', async () => {
  const { dates, host } = await aSeries();
  const [given = '', shared = '', alone = ''] = dates.map(({ eventId }) => eventId);
  const heir = await handOn(given, host);
  const second = await aCoHost({ eventId: shared }, host);
  await leaves(host);
  expect(await store.find(given)).toMatchObject({ status: 'scheduled', creatorId: heir.userId });
  expect(await store.find(shared)).toMatchObject({ status: 'scheduled', creatorId: second.userId });
  expect(await statusOf(alone)).toBe('cancelled');
});

it('calls off a shared date of a series once none of its hosts has an account', async () => {
  const { dates, host } = await aSeries();
  const [shared = ''] = dates.map(({ eventId }) => eventId);
  const second = await aCoHost({ eventId: shared }, host);
  await Promise.all([close(host.userId), close(second.userId)]);
  await giveUpHosting(second.userId, table(), clock.now());
  await leaves(host);
  expect(await statusOf(shared)).toBe('cancelled');
});

it('makes no date of a series whose creator closed their account after they gave every date away', async () => {
  const host = await aPerson();
  const details = { localStart: `${aTuesday()}T18:00`, reoccurringInfo: { ...weeklySix, count: 20 } };
  const { eventId, seriesId = '' } = await eventsApi.signedInAs(host).scheduleEvent(eventDetails(details));
  for (const date of await datesOwnedBy(host)) await handOn(date, host);
  await leaves(host);
  const later = new Date(clock.now().getTime() + 28 * 86_400_000);
  const by = connectSeries(table());
  await bringUp(seriesId, by, later);
  expect((await by.series.find(seriesId))?.calledOff).toMatchObject({ reason: 'host' });
  expect(await datesOwnedBy(host)).toEqual([]);
  expect(await statusOf(eventId)).toBe('scheduled');
});

/** The dates that a host owns by now. */
async function datesOwnedBy({ userId }: Account) {
  const { data } = await eventEntity(table()).query.byHost({ creatorId: userId }).go({ pages: 'all' });
  return data.map(({ eventId }) => eventId);
}

it('makes no event for an account that was closed meanwhile', async () => {
  const host = await aPerson();
  const event = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
  const stored = await store.find(event.eventId);
  await close(host.userId);
  const again = stored && (await store.schedule({ ...stored, eventId: `evt_${'1'.repeat(26)}` }, []));
  expect(again).toBeUndefined();
});
