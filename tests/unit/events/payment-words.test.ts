import { expect, it } from 'vitest';
import { paymentFacts } from '#shared/events/payment-words.ts';

const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' as const });
const said = (event: Parameters<typeof paymentFacts>[0]) =>
  Object.fromEntries(paymentFacts(event).filter(([, words]) => words));

it('says what an event costs and what comes back', () => {
  expect(
    said({
      price: dollars(10),
      costShare: { total: dollars(120), capPerHead: dollars(15) },
      chargeGuests: true,
      ticketTypes: [{ name: 'Adult', price: dollars(8), quantity: 12, memberOnly: true, guestPrice: dollars(0) }],
      feePayer: 'split',
      refundPolicy: 'custom',
      refundTiers: [{ hoursBefore: 48, percent: 100 }],
      refundTo: 'credit',
    }),
  ).toEqual({
    Price: '$10.00 · $120.00 in all, shared, at most $15.00 each · guests pay too',
    Tickets: 'Adult $8.00 (12 in all, members only, guests free)',
    Fees: 'Players and the host share the fee',
    Refunds: '100% until 48 hours before · As credit',
  });
});

it('speaks of no refund where nothing is paid', () => {
  const ticketTypes = [{ name: 'Spectator', price: dollars(0) }];
  expect(said({ ticketTypes, refundPolicy: 'flexible', feePayer: 'host' })).toEqual({ Tickets: 'Spectator Free' });
});
