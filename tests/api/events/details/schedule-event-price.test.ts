import { expect, it } from 'vitest';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';

const refundPolicy = 'flexible' as const;

it('takes a price by card only in the currency of the host’s payouts', async () => {
  const { host } = await aSellingHost(undefined, 'AU');
  const price = { amountMinor: 1200, currency: 'USD' as const };
  const asHost = eventsApi.signedInAs(host);
  await expect(asHost.scheduleEvent(eventDetails({ price, refundPolicy }))).rejects.toMatchObject({
    code: 'payout.otherCurrency',
    fields: { 'price.amountMinor': expect.stringContaining('Australian dollars') },
  });
});

it('takes a price by card that cards can pay', async () => {
  const { host } = await aSellingHost(undefined, 'JP');
  const price = { amountMinor: 49, currency: 'JPY' as const };
  await expect(eventsApi.signedInAs(host).scheduleEvent(eventDetails({ price, refundPolicy }))).rejects.toMatchObject({
    code: 'payment.tooLittle',
    fields: { 'price.amountMinor': 'Cards pay ¥50 or more.' },
  });
});
