import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSellingHost, checkoutApi } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aTreasury, feeDetails, moneyApi } from '#tests/support/payments/invoices.ts';
import { aMember, aTeam } from '#tests/support/teams/teams.ts';

const card = { refundPolicy: 'flexible' as const };

it.each([
  ['AU', { amountMinor: 1200, currency: 'AUD' }, 1281],
  ['JP', { amountMinor: 1500, currency: 'JPY' }, 1590],
  ['HU', { amountMinor: 500_000, currency: 'HUF' }, 525_000],
  ['ID', { amountMinor: 15_000_000, currency: 'IDR' }, 15_950_000],
  ['GB', { amountMinor: 30, currency: 'GBP' }, 56],
] as const)('sells in %s for %o', async (country, price, totalMinor) => {
  const { host } = await aSellingHost(undefined, country);
  const { eventId } = await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ price, ...card }));
  const quote = await checkoutApi.signedInAs(await aPerson()).getEventQuote({ eventId });
  expect(quote).toMatchObject({ totalMinor, currency: price.currency, takesCards: true });
});

it('refuses a price in a currency in which the host isn’t paid, though players can pay at the door too', async () => {
  const { host } = await aSellingHost(undefined, 'AU');
  const price = { amountMinor: 1200, currency: 'USD' as const };
  const refused = {
    code: 'payout.otherCurrency',
    fields: {
      'price.amountMinor': 'Cards can only pay in Australian dollars, like your payouts. Set the price in AUD.',
    },
  };
  const asHost = eventsApi.signedInAs(host);
  await expect(asHost.scheduleEvent(eventDetails({ price, ...card }))).rejects.toMatchObject(refused);
  const payOutside = [{ way: 'cash' as const }];
  await expect(asHost.scheduleEvent(eventDetails({ price, ...card, payOutside }))).rejects.toMatchObject(refused);
  expect(await asHost.scheduleEvent(eventDetails({ price, payOutside }))).toMatchObject({ price });
});

it('charges a community’s fees in the currency of its owner’s payouts until another is chosen', async () => {
  const team = await aTeam();
  await aMember(team);
  const { teamId, owner } = team;
  await aSellingHost(owner, 'JP');
  const money = moneyApi.signedInAs(owner);
  expect((await money.getTeamMoney({ teamId })).treasury?.settings).toMatchObject({ currency: 'JPY', version: 0 });
  await money.chargeFee({ teamId, ...feeDetails({ amountMinor: 5000 }) });
  const { treasury, currency } = await money.getTeamMoney({ teamId });
  expect(currency).toBe('JPY');
  expect(treasury?.settings).toMatchObject({ currency: 'JPY', version: 1, isUsed: true });
  expect(treasury?.owed.map((one) => one.currency)).toEqual(expect.arrayContaining(['JPY']));
});

it('keeps the currency that a community chose', async () => {
  const { teamId, money, owner } = await aTreasury();
  await aSellingHost(owner, 'AU');
  expect((await money.getTeamMoney({ teamId })).currency).toBe('USD');
});
