import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { atMost, type Benchmark, exactly } from '../benchmark.ts';
import { counting } from '../counted-table.ts';
import { percentile, short } from '../figures.ts';
import { type InCloud, inCloud } from './in-cloud.ts';

const seats = 100;
const joiners = 300;
/** Of the first who get a spot, so many close the page of the provider, and half of them pay on it at the last moment. */
const late = 20;

/** A crowd joins an event that is paid by card: each player who is charged has a seat, and no other has one. */
export const paidJoins: Benchmark = {
  name: 'paid-joins',
  summary: `${joiners} players join an event with ${seats} seats by card at once; ${late} of them pay too late`,
  run: async () => {
    const world = await inCloud();
    const { product, cloud, table, ordersApi, payWith, goodCard, settleAll } = world;
    const { eventId, stripeId } = await world.aCardEvent({ capacity: seats, allowWaitlist: false });
    const asked = counting(table().client);
    const starts: number[] = [];
    const start = async ({ player, orderId }: Held) => {
      const before = asked.requests;
      const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId });
      starts.push(asked.requests - before);
      return url;
    };
    const everyone = await world.crowd(joiners);
    const first = await hold(world, eventId, everyone);
    const pages = [];
    for (const held of first.held) pages.push(await start(held));
    const [lost, paid] = [pages.slice(0, late), pages.slice(late)];
    for (const url of paid) payWith(cloud.stripe, url, goodCard);
    await settleAll();
    product.clock.forwardMinutes(11);
    // Of those who are late, half come just before their time is noted to be over, and half when their page is closed.
    const pay = (url: string) => payWith(cloud.stripe, url, goodCard).location.includes('succeeded');
    const inTime = lost.slice(0, late / 2).filter(pay).length;
    await settleAll();
    const second = await hold(world, eventId, first.refused);
    for (const held of second.held) payWith(cloud.stripe, await start(held), goodCard);
    const tooLate = lost.slice(late / 2).filter(pay).length;
    await settleAll();
    await settleAll();
    const payerOf = new Map([...first.held, ...second.held].map(({ orderId, player }) => [orderId, player.userId]));
    const { charged, kept } = charges(world, stripeId, payerOf);
    const inside = await seated(world, eventId);
    console.table([
      {
        'held at first': first.held.length,
        'held then': second.held.length,
        'asked again': first.again + second.again,
        'paid at the last moment': inTime,
        'paid after it': tooLate,
        charged,
        seated: inside.length,
        'p95 ms to hold': short(percentile(first.ms, 0.95)),
      },
    ]);
    const withoutSeat = [...kept].filter((userId) => !inside.includes(userId)).length;
    const withoutCharge = inside.filter((userId) => !kept.has(userId)).length;
    return [
      exactly('seated', inside.length, seats),
      exactly('charged without a seat', withoutSeat, 0),
      exactly('seated without a charge', withoutCharge, 0),
      atMost('requests to the table to start a checkout', Math.max(...starts), 8),
    ];
  },
};

interface Held {
  readonly player: Account;
  readonly orderId: string;
}

/** Everyone at once; who is told that we are busy asks again. */
async function hold({ checkoutApi }: InCloud, eventId: string, players: readonly Account[]) {
  const held: Held[] = [];
  const refused: Account[] = [];
  const ms: number[] = [];
  let again = 0;
  const attempt = async (player: Account): Promise<void> => {
    const began = performance.now();
    try {
      const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
      held.push({ player, orderId: order.orderId });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code !== 'server.busy') refused.push(player);
      else {
        again += 1;
        await attempt(player);
      }
    }
    ms.push(performance.now() - began);
  };
  await Promise.all(players.map(attempt));
  return { held, refused, ms, again };
}

async function seated({ table }: InCloud, eventId: string): Promise<readonly string[]> {
  const { createSeatStore } = await import('#lambdas/events/rsvp/line/seats.ts');
  const line = await createSeatStore(table()).find(eventId);
  return line ? seating(line).in : [];
}

/** Charges at the provider, and who paid those of which nothing went back. */
function charges({ cloud }: InCloud, stripeId: string, payerOf: ReadonlyMap<string, string>) {
  const all = [...cloud.stripe.world.store.list(stripeId, 'charge')].filter(({ paid }) => paid);
  const kept = all.filter(({ amount_refunded }) => amount_refunded === 0);
  return { charged: all.length, kept: new Set(kept.map(({ metadata }) => payerOf.get(metadata.orderId ?? '') ?? '')) };
}
