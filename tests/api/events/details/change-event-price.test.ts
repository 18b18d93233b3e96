import { expect, it } from 'vitest';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';

it('takes no price by card that the host can’t be paid, and leaves the event as it was', async () => {
  const { event, host } = await anEvent();
  await aSellingHost(host, 'AU');
  const { eventId, version, localStart } = event;
  const asHost = eventsApi.signedInAs(host);
  const priced = (amountMinor: number, currency: 'USD' | 'AUD') =>
    asHost.changeEvent({
      ...eventDetails({ localStart, price: { amountMinor, currency }, refundPolicy: 'flexible' }),
      eventId,
      version,
    });
  await expect(priced(1200, 'USD')).rejects.toMatchObject({ code: 'payout.otherCurrency' });
  await expect(priced(49, 'AUD')).rejects.toMatchObject({ code: 'payment.tooLittle' });
  expect((await asHost.getEvent({ eventId })).event).toEqual(event);
  expect(await priced(1200, 'AUD')).toMatchObject({ price: { amountMinor: 1200, currency: 'AUD' } });
});
