import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aPassSeries, buyPass } from '#tests/support/events/selling/passes.ts';
import { seriesApi } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';

const refundMails = (email: string) =>
  product.mails(email).filter(({ subject }) => subject.includes('on its way back'));

it('sends one mail with all dates of a canceled series, and one of a date that was canceled before', async () => {
  const [{ event, host, ids, dates }, player] = [await aPassSeries(), await aPerson()];
  const orderId = await buyPass(event.eventId, player);
  const version = (eventId: string) =>
    eventsApi
      .signedInAs(host)
      .getEvent({ eventId })
      .then((one) => one.event.version);
  const second = ids[1] ?? '';
  await eventsApi.signedInAs(host).cancelEvent({ eventId: second, version: await version(second), reason: 'venue' });
  await settleAll();
  expect(refundMails(player.email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^\$10\.\d\d is on its way back/),
  ]);
  const { refundedMinor } = await ordersApi.signedInAs(player).getOrder({ orderId });
  const series = { eventId: event.eventId, version: await version(event.eventId) };
  await seriesApi.signedInAs(host).cancelSeries({ ...series, scope: 'all', reason: 'host' });
  await settleAll();
  await settleAll();
  const order = await ordersApi.signedInAs(player).getOrder({ orderId });
  expect([order.refundedMinor, order.refunds.length]).toEqual([4150, dates.length]);
  const [, ...others] = refundMails(player.email);
  expect(others).toHaveLength(1);
  const back = (4150 - refundedMinor) / 100;
  expect(others[0]?.subject).toContain(`$${back.toFixed(2)} is on its way back`);
  for (const [index, line] of order.lines.entries())
    expect(others[0]?.text.includes(line.label ?? '-')).toBe(index !== 1);
  expect(others[0]?.text).toContain('The host canceled these dates.');
});
