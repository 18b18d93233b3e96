import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aPassSeries, passApi } from '#tests/support/events/selling/passes.ts';
import { aSeries, detailsOf } from '#tests/support/events/series.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

it('says what a pass costs a player only where the host sells one', async () => {
  const player = await aPerson();
  const get = (eventId: string) => passApi.signedInAs(player).getSeriesPass({ eventId });
  const { event, host } = await aSeries();
  await expect(get(event.eventId)).rejects.toMatchObject({ code: 'payment.notDue' });
  await expect(get('evt_00000000000000000000000000')).rejects.toMatchObject({ code: 'event.notFound' });
  const alone = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
  await expect(get(alone.eventId)).rejects.toMatchObject({ code: 'series.notFound' });
});

it('leaves out a date that the host sells at a price of its own', async () => {
  const { host, ids, eventId } = await aPassSeries();
  const [, second = ''] = ids;
  const { event } = await eventsApi.signedInAs(host).getEvent({ eventId: second });
  await eventsApi.signedInAs(host).changeEvent({
    ...detailsOf(event),
    price: usd(500),
    refundPolicy: 'flexible',
    eventId: second,
    version: event.version,
  });
  const { dates, subtotalMinor } = await passApi.signedInAs(await aPerson()).getSeriesPass({ eventId });
  expect([dates.map((date) => date.eventId), subtotalMinor]).toEqual([ids.filter((id) => id !== second), 3000]);
});

it('takes no pass without a price, a refund policy and the same currency, or for more than the price', async () => {
  const host = await aPerson();
  const { price, refundPolicy, passPrice } = {
    price: usd(1200),
    refundPolicy: 'flexible' as const,
    passPrice: usd(1000),
  };
  const field = 'passPrice.amountMinor';
  const faults = [
    [{ passPrice, refundPolicy }, 'Set a price per player first.'],
    [{ passPrice, price }, 'A pass is paid by card. Choose a refund policy.'],
    [{ passPrice: { amountMinor: 900, currency: 'EUR' }, price, refundPolicy }, 'Use the currency of the price.'],
    [{ passPrice: usd(1300), price, refundPolicy }, 'With a pass a date can’t cost more than without one.'],
  ] as const;
  for (const [said, message] of faults)
    await expect(eventsApi.signedInAs(host).scheduleEvent(eventDetails(said))).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { [field]: message },
    });
});
