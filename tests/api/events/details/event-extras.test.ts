import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { seriesApi } from '#tests/support/events/series.ts';

const said = {
  arriveEarlyMinutes: 20,
  remindHoursBefore: [72, 3],
  rules: 'Call your own fouls.',
  weatherPolicy: 'We play in the rain.',
  tags: ['coed', 'indoor'],
  inclusion: ['stepFree' as const, 'beginnersWelcome' as const],
  eligibility: { leastLevel: 'beginner' as const, mostLevel: 'intermediate' as const, leastAge: 18 },
  guestListVisibility: 'participants' as const,
  showCountOnly: true,
  chargeGuests: true,
  feePayer: 'split' as const,
  refundPolicy: 'custom' as const,
  payOutside: [{ way: 'cash' as const }],
  refundTiers: [
    { hoursBefore: 48, percent: 100 },
    { hoursBefore: 24, percent: 50 },
  ],
  refundTo: 'choice' as const,
  ticketTypes: [
    {
      key: 'player',
      name: 'Player',
      price: { amountMinor: 0, currency: 'USD' as const },
      quantity: 12,
      memberOnly: true,
    },
    { key: 'spectator', name: 'Spectator', price: { amountMinor: 0, currency: 'USD' as const } },
  ],
  capacityGroupsBy: 'role' as const,
  capacityGroups: [
    { key: 'keeper', label: 'Goalkeepers', max: 2, min: 1 },
    { key: 'field', label: 'Field players', max: 8 },
  ],
};
const nothing = { amountMinor: 0, currency: 'USD' as const };
const stepAt = (hoursBefore: number) => ({ hoursBefore, percent: hoursBefore });
const free = { amountMinor: 1250, currency: 'USD' as const };

it('keeps what a host added, and forgets what they take away', async () => {
  const { event, host } = await anEvent(said);
  const { eventId } = event;
  const me = eventsApi.signedInAs(host);
  expect((await me.getEvent({ eventId })).event).toMatchObject(said);
  await me.changeEvent({ ...eventDetails({ arriveEarlyMinutes: 5 }), eventId, version: 1 });
  const { event: changed } = await me.getEvent({ eventId });
  expect(changed).toMatchObject({ arriveEarlyMinutes: 5 });
  for (const name of Object.keys(said).slice(1)) expect(changed).not.toHaveProperty(name);
});

it('gives every date of a series what the host added, and takes it from all of them', async () => {
  const reoccurringInfo = { frequency: 'weekly' as const, count: 3 };
  const { event, host } = await anEvent({ ...said, reoccurringInfo });
  const me = eventsApi.signedInAs(host);
  const { next } = await seriesApi.signedInAs(host).getSeries({ eventId: event.eventId });
  const { eventId: last = event.eventId } = next.at(-1) ?? {};
  expect((await me.getEvent({ eventId: last })).event).toMatchObject(said);
  await seriesApi.signedInAs(host).changeSeries({
    ...eventDetails({ localStart: event.localStart, rules: 'Be kind.' }),
    eventId: event.eventId,
    version: 1,
    scope: 'all',
  });
  const { event: changed } = await me.getEvent({ eventId: last });
  expect(changed).toMatchObject({ rules: 'Be kind.' });
  expect(changed).not.toHaveProperty('tags');
});

it.each([
  ['arriveEarlyMinutes', { arriveEarlyMinutes: 181 }],
  ['tags', { tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }],
  ['tags', { tags: ['Coed', 'coed'] }],
  ['remindHoursBefore', { remindHoursBefore: [1, 2, 3, 4, 5] }],
  ['remindHoursBefore', { remindHoursBefore: [2, 2] }],
  ['eligibility.mostAge', { eligibility: { leastAge: 30, mostAge: 20 } }],
  ['eligibility.mostLevel', { eligibility: { leastLevel: 'advanced' as const, mostLevel: 'beginner' as const } }],
  ['price.amountMinor', { price: { amountMinor: 1_000_001, currency: 'USD' as const } }],
  ['ticketTypes', { ticketTypes: ['Adult', 'adult'].map((name, at) => ({ key: `t_${at}`, name, price: nothing })) }],
  ['costShare.total', { costShare: { capPerHead: free } }],
  ['costShare.total', { costShare: { total: free }, price: free }],
  ['costShare.total', { costShare: { total: free }, ticketTypes: [{ key: 'adult', name: 'Adult', price: nothing }] }],
  ['price.amountMinor', { price: free, ticketTypes: [{ key: 'adult', name: 'Adult', price: nothing }] }],
  ['refundTiers', { refundPolicy: 'custom' as const }],
  ['refundTiers', { refundPolicy: 'custom' as const, refundTiers: [24, 48].map(stepAt) }],
  ['refundTiers', { refundTiers: [stepAt(24)] }],
])('names %s where it is wrong', async (field, wrong) => {
  const host = eventsApi.signedInAs(await aPerson());
  await expect(host.scheduleEvent(eventDetails(wrong))).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [field]: expect.any(String) },
  });
});

it('keeps an event with a price a draft while no one says how to pay', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  const refused = { code: 'event.payoutNeeded', fields: { payOutside: expect.any(String) } };
  await expect(host.scheduleEvent(eventDetails({ price: free }))).rejects.toMatchObject(refused);
  const draft = await host.scheduleEvent(eventDetails({ price: free, publish: false }));
  const { eventId } = draft;
  expect(draft).toMatchObject({ price: free, status: 'draft' });
  await expect(host.publishEvent({ eventId, version: 1 })).rejects.toMatchObject(refused);
  await host.changeEvent({ ...eventDetails(), eventId, version: 1 });
  await expect(host.publishEvent({ eventId, version: 2 })).resolves.toMatchObject({ status: 'scheduled' });
  await expect(host.changeEvent({ ...eventDetails({ price: free }), eventId, version: 3 })).rejects.toMatchObject(
    refused,
  );
});

it.each([
  [
    'tickets that cost something',
    'event.payoutNeeded',
    'ticketTypes',
    { ticketTypes: [{ key: 'adult', name: 'Adult', price: free }] },
  ],
  [
    'guests who pay',
    'event.payoutNeeded',
    'ticketTypes',
    { ticketTypes: [{ key: 'adult', name: 'Adult', price: nothing, guestPrice: free }] },
  ],
  ['a cost that is shared', 'payment.wayNeeded', 'payOutside', { costShare: { total: free, capPerHead: free } }],
])('keeps an event with %s a draft', async (_, code, field, more) => {
  const host = eventsApi.signedInAs(await aPerson());
  await expect(host.scheduleEvent(eventDetails(more))).rejects.toMatchObject({
    code,
    fields: { [field]: expect.any(String) },
  });
  await expect(host.scheduleEvent(eventDetails({ ...more, publish: false }))).resolves.toMatchObject(more);
});

it.each([
  ['all players', {}, [2, 2, 2]],
  ['people who are in', { guestListVisibility: 'participants' as const }, [2, 2, 0]],
  ['the hosts alone', { guestListVisibility: 'hosts' as const }, [2, 1, 0]],
  ['the hosts alone where only the count is shown', { showCountOnly: true }, [2, 1, 0]],
])('shows names to %s, the count to everyone and oneself always', async (_, visibility, expected) => {
  const { event, host } = await anEvent(visibility);
  const { eventId } = event;
  const [joiner] = await joiners(eventId, 2);
  const seen = await Promise.all(
    [host, joiner!, await aPerson()].map((person) => eventsApi.signedInAs(person).listJoiners({ eventId })),
  );
  expect(seen.map((one) => one.joiners.length)).toEqual(expected);
  expect(seen.map(({ seats }) => seats.taken)).toEqual([2, 2, 2]);
});
