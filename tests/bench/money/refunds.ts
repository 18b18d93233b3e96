import { atMost, type Benchmark, exactly } from '../benchmark.ts';
import { inCloud, slowProvider } from './in-cloud.ts';

const payers = 300;
/** Faster than the provider answers; what it takes a second in test mode: https://docs.stripe.com/rate-limits */
const answerMs = 50;
const mostCallsPerSecond = 25;

/** An event with many payers is cancelled: all of them get everything back, and the provider never has to say "too many". */
export const refunds: Benchmark = {
  name: 'refunds',
  summary: `the refunds of a cancelled event with ${payers} payers`,
  run: async () => {
    const { cloud, crowd, payWith, goodCard, settleAll, checkoutApi, ordersApi, ...world } = await inCloud();
    const { eventsApi } = await import('#tests/support/events/events.ts');
    const { event, eventId, host, stripeId } = await world.aCardEvent({ capacity: payers });
    for (const player of await crowd(payers)) {
      const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
      const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
      payWith(cloud.stripe, url, goodCard);
    }
    await settleAll();
    const asked = slowProvider(cloud, answerMs);
    const began = performance.now();
    await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'weather' });
    const answered = (performance.now() - began) / 1000;
    await settleAll();
    const seconds = (performance.now() - began) / 1000;
    const charges = [...cloud.stripe.world.store.list(stripeId, 'charge')];
    const whole = charges.filter(({ amount, amount_refunded }) => amount_refunded === amount).length;
    console.table([{ answered, seconds, calls: asked.calls, 'calls at once': asked.atOnce, 'all back': whole }]);
    return [
      exactly('payers who got everything back', whole, payers),
      atMost('calls of the provider in a second', (asked.atOnce * 1000) / answerMs, mostCallsPerSecond),
      atMost('calls of the provider for each refund', asked.calls / payers, 2),
    ];
  },
};
