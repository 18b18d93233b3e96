import { afterEach, expect, it } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { addressFaults } from '#shared/discovery/subscriptions/schemas.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSubscription, follow, subscriptionsApi } from '#tests/support/discovery/activity-subscriptions.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

const dayMs = 24 * 60 * 60_000;
const mine = async () => subscriptionsApi.signedInAs(await aPerson());
const saving = async (subscriptions: readonly unknown[]) =>
  (await mine()).saveActivitySubscriptions({ subscriptions: subscriptions as never, version: 0 });
const fieldsOf = async (subscription: object) =>
  saving([{ ...aSubscription(), ...subscription }]).then(
    () => ({}),
    (problem: { fields: Record<string, string> }) => problem.fields,
  );

it('stores the list as it was saved, with 15 miles and a mail a day where nothing was said', async () => {
  const person = await aPerson();
  const { radius: _, ...one } = aSubscription();
  const other = aSubscription({ id: 2, radius: 50, activities: ['Soccer'], frequency: 'weekly' });
  const saved = await follow(person, one, other);
  expect(saved.version).toBe(1);
  const kept = { status: 'active', isExpired: false };
  expect(saved.subscriptions).toEqual([
    { ...one, ...kept, radius: 15, frequency: 'daily' },
    { ...other, ...kept },
  ]);
  expect(await subscriptionsApi.signedInAs(person).listActivitySubscriptions({})).toEqual(saved);
});

it('replaces by id, and adds what is new', async () => {
  const person = await aPerson();
  await follow(person, aSubscription(), aSubscription({ id: 2 }));
  const { subscriptions } = await follow(person, aSubscription({ radius: 50 }), aSubscription({ id: 3 }));
  expect(subscriptions.map(({ id, radius }) => [id, radius])).toEqual([
    [1_900_000_000_000, 50],
    [3, 15],
  ]);
});

it('is not saved over what another tab saved first, however many save at once', async () => {
  const api = await mine();
  const tries = await Promise.allSettled(
    [1, 2, 3].map((id) => api.saveActivitySubscriptions({ subscriptions: [aSubscription({ id })], version: 0 })),
  );
  const lost = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(lost).toHaveLength(2);
  for (const problem of lost) expect(problem).toMatchObject({ code: 'record.changed', detail: { currentVersion: 1 } });
});

it('holds ten, and no two with one id', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => aSubscription({ id: index + 1 }));
  expect((await saving(many(10))).subscriptions).toHaveLength(10);
  await expect(saving(many(11))).rejects.toMatchObject({ fields: { subscriptions: expect.stringContaining('ten') } });
  await expect(saving([aSubscription(), aSubscription()])).rejects.toMatchObject({ code: 'request.invalid' });
});

it('asks for an address with a point and a description, 1 to 50 miles, and activities that are not Other', async () => {
  const { address } = aSubscription();
  const at = (name: string) => `subscriptions.0.${name}`;
  expect(await fieldsOf({ address: undefined })).toEqual({ [at('address')]: addressFaults.required });
  const { invalidLocation } = addressFaults;
  expect(await fieldsOf({ address: 'Austin' })).toEqual({ [at('address')]: invalidLocation });
  expect(await fieldsOf({ address: { ...address, lat: '30' } })).toEqual({ [at('address.lat')]: invalidLocation });
  expect(await fieldsOf({ address: { ...address, description: undefined } })).toEqual({
    [at('address.description')]: invalidLocation,
  });
  for (const radius of [0, 51, 1.5]) expect(Object.keys(await fieldsOf({ radius }))).toEqual([at('radius')]);
  for (const radius of [1, 50]) expect(await fieldsOf({ radius })).toEqual({});
  expect(Object.keys(await fieldsOf({ activities: ['Other'] }))).toEqual([at('activities.0')]);
  expect(Object.keys(await fieldsOf({ activities: [] }))).toEqual([at('activities')]);
});

it('takes a temporary one with both its days, in order and not over', async () => {
  const now = clock.now().getTime();
  expect(await fieldsOf({ startDate: now, endDate: now + dayMs })).toEqual({});
  const end = 'subscriptions.0.endDate';
  expect(await fieldsOf({ startDate: now })).toEqual({ [end]: 'Choose the last day.' });
  expect(Object.keys(await fieldsOf({ startDate: now, endDate: now - 1 }))).toEqual([end]);
  expect(Object.keys(await fieldsOf({ startDate: now, endDate: now + 400 * dayMs }))).toEqual([end]);
  expect(await fieldsOf({ startDate: now - 2 * dayMs, endDate: now - dayMs })).toEqual({
    [end]: 'The last day has passed.',
  });
});

it('keeps one whose last day has passed in the list', async () => {
  const person = await aPerson();
  const now = clock.now().getTime();
  const short = aSubscription({ startDate: now, endDate: now + dayMs });
  await follow(person, short);
  product.clock.moveTo(new Date(now + 2 * dayMs));
  const { subscriptions } = await follow(person, short, aSubscription({ id: 2 }));
  expect(subscriptions.map(({ isExpired }) => isExpired)).toEqual([true, false]);
});
