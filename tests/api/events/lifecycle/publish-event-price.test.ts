import { expect, it } from 'vitest';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';

it.each([
  ['payout.otherCurrency', 1200, 'USD'],
  ['payment.tooLittle', 49, 'AUD'],
] as const)('keeps a draft a draft whose price is refused with %s', async (code, amountMinor, currency) => {
  const price = { amountMinor, currency };
  const { event, host } = await anEvent({ publish: false, price, refundPolicy: 'flexible' });
  await aSellingHost(host, 'AU');
  const { eventId } = event;
  const asHost = eventsApi.signedInAs(host);
  await expect(asHost.publishEvent({ eventId, version: 1 })).rejects.toMatchObject({ code });
  expect((await asHost.getEvent({ eventId })).event).toMatchObject({ status: 'draft', version: 1 });
});
