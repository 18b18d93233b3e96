import { expect, it } from 'vitest';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aSeries, detailsOf, seriesApi } from '#tests/support/events/series.ts';

it('takes no price by card that the host can’t be paid, on any of the dates', async () => {
  const { event, host, dates } = await aSeries();
  await aSellingHost(host, 'AU');
  const { eventId } = event;
  const priced = (amountMinor: number, currency: 'USD' | 'AUD') =>
    seriesApi.signedInAs(host).changeSeries({
      ...detailsOf(event),
      price: { amountMinor, currency },
      refundPolicy: 'flexible',
      eventId,
      version: 1,
      scope: 'all',
    });
  await expect(priced(1200, 'USD')).rejects.toMatchObject({ code: 'payout.otherCurrency' });
  await expect(priced(49, 'AUD')).rejects.toMatchObject({ code: 'payment.tooLittle' });
  for (const date of dates)
    expect((await eventsApi.signedInAs(host).getEvent({ eventId: date.eventId })).event).not.toHaveProperty('price');
});
