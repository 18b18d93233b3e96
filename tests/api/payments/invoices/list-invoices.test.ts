import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aChargedFee, dayIn, feeDetails, inCash, invoicesApi } from '#tests/support/payments/invoices.ts';

it('lists what is due first, with filters by state and community', async () => {
  const world = await aChargedFee();
  const { teamId, money, invoiceId, players } = world;
  const who = { kind: 'people' as const, personIds: players.map(({ userId }) => userId) };
  await money.chargeFee({ teamId, ...feeDetails({ name: 'Jersey', amountMinor: 3500, dueOn: [dayIn(2)], who }) });
  const payer = invoicesApi.signedInAs(players[0] ?? { userId: '' });
  const titles = async (input: object = {}) => (await payer.listInvoices(input)).invoices.map(({ title }) => title);
  expect(await titles()).toEqual(['Jersey', 'Spring fee']);
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(12_000) });
  expect(await titles({ state: 'paid' })).toEqual(['Spring fee']);
  expect(await titles({ state: 'open', teamId })).toEqual(['Jersey']);
  expect(await titles({ state: 'closed' })).toEqual([]);
});

it('is refused for other people, and open to platform staff', async () => {
  const { players } = await aChargedFee();
  const [payer] = players;
  const stranger = invoicesApi.signedInAs(await aPerson());
  const others = stranger.listInvoices({ userId: payer?.userId ?? '' });
  await expect(others).rejects.toMatchObject({ code: 'access.denied' });
  const named = stranger.listInvoices({ personId: payer?.userId ?? '' });
  await expect(named).rejects.toMatchObject({ code: 'access.denied' });
  const staff = invoicesApi.signedInAs(await aPerson({ isPlatformAdmin: true }));
  expect((await staff.listInvoices({ userId: payer?.userId ?? '' })).invoices).toHaveLength(1);
});
