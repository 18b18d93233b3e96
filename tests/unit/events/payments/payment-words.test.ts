import { expect, it } from 'vitest';
import { paymentFacts } from '#shared/events/payments/payment-words.ts';

const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });
const timeZone = 'America/Denver';
const said = (event: Omit<Parameters<typeof paymentFacts>[0], 'timeZone'>) =>
  Object.fromEntries(paymentFacts({ ...event, timeZone }).filter(([, words]) => words));

it('says what an event costs and what comes back', () => {
  expect(
    said({
      costShare: { total: dollars(120), capPerHead: dollars(15) },
      chargeGuests: true,
      feePayer: 'split',
      refundPolicy: 'custom',
      refundTiers: [{ hoursBefore: 48, percent: 100 }],
      refundTo: 'credit',
    }),
  ).toEqual({
    Price: '$120.00 in all, shared, at most $15.37 each · guests pay too',
    Payment: 'By card: charged once, 2 hours before the start; the first to join pay the odd cents',
    Fees: 'Players and the host share the service fee; card prices include it',
    Refunds:
      'Leave before the charge and pay nothing; after it, no refund, unless another player takes the spot · As credit, or to the card',
  });
  expect(said({ price: dollars(10) })).toEqual({ Price: '$10.00' });
});

it('says what comes back of a share once it is charged', () => {
  const costShare = { total: dollars(120), capPerHead: dollars(15) };
  expect(said({ costShare, refundPolicy: 'strict' }).Refunds).toBe(
    'Leave before the charge and pay nothing; after it, no refund, unless another player takes the spot',
  );
  const refundTiers = [
    { hoursBefore: 24, percent: 100 },
    { hoursBefore: 1, percent: 50 },
  ];
  expect(said({ costShare, refundPolicy: 'custom', refundTiers }).Refunds).toBe(
    'Leave before the charge and pay nothing; after it, 50% until 1 hour before',
  );
  expect(said({ price: dollars(10), refundPolicy: 'custom', refundTiers }).Refunds).toBe(
    '100% until 24 hours before, 50% until 1 hour before',
  );
});

it('says of each ticket who gets it, and until when on the clock of the event', () => {
  const adult = {
    key: 'adult',
    name: 'Adult',
    price: dollars(8),
    quantity: 12,
    memberOnly: true,
    guestPrice: dollars(0),
  };
  const late = {
    key: 'late',
    name: 'Late',
    price: dollars(9),
    salesFrom: '2026-12-01T16:00:00Z',
    salesUntil: '2026-12-05T02:30:00Z',
  };
  expect(said({ ticketTypes: [adult, late] }).Tickets?.replaceAll('\u202f', ' ')).toBe(
    'Adult $8.54 (12 in all, members only, guests free) · Late $9.57 (from Dec 1, 2026, 9:00 AM, until Dec 4, 2026, 7:30 PM)',
  );
});

it('speaks of no refund where nothing is paid', () => {
  const ticketTypes = [{ key: 'spectator', name: 'Spectator', price: dollars(0) }];
  expect(said({ ticketTypes, refundPolicy: 'flexible', feePayer: 'host' })).toEqual({ Tickets: 'Spectator Free' });
});

it('says all ways to pay, with what each costs in all', () => {
  const price = dollars(12);
  expect(said({ price, refundPolicy: 'flexible' })).toMatchObject({
    Price: '$12.66',
    Payment: 'By card',
    Fees: 'Card prices include the service fee',
  });
  expect(said({ price, refundPolicy: 'flexible', payOutside: [{ way: 'cash' }] })).toMatchObject({
    Price: '$12.00, or $12.66 by card',
    Payment: 'By card, or to the host in cash',
  });
  expect(said({ price, payOutside: [{ way: 'cash' }, { way: 'venmo', to: '@maya' }] })).toEqual({
    Price: '$12.00',
    Payment: 'To the host in cash or with Venmo',
  });
  expect(said({ price, feePayer: 'host', refundPolicy: 'flexible', payOutside: [{ way: 'cash' }] })).toMatchObject({
    Price: '$12.00',
    Fees: 'The host pays the service fee',
  });
});

it('goes by the plan of the community where it is known', () => {
  const event = { price: dollars(12), refundPolicy: 'flexible' as const, timeZone };
  expect(Object.fromEntries(paymentFacts(event, 'elite')).Price).toBe('$12.36');
});
