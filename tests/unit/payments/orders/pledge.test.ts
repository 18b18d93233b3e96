import { expect, it } from 'vitest';
import {
  isCharging,
  isPledged,
  withCardSaved,
  withChargeDue,
  withFinalPrice,
  withoutPledgeOf,
  withRefusedCharge,
} from '#shared/payments/orders/pledge.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';

const at = '2026-12-03T22:30:00.000Z';
const card = { brand: 'visa', last4: '4242' };
const saved = { customerId: 'cus_1', paymentMethodId: 'pm_1', card, at };
const pledge = { mostMinor: 1266, fees: { plan: 'rookie', feePayer: 'player' } } as const;
const pledged = anOrder({ pledge });
const { userId: ann } = pledged;
const withCard = { ...pledged, ...withCardSaved(pledged, saved) };
const final = (order: typeof pledged, share: number) =>
  withFinalPrice(order, { shares: { [ann]: share }, at, startsAt: pledged.startsAt });

it('keeps the card that was saved last, and the spot for as long as the event may be put off', () => {
  expect(withCard).toMatchObject({ status: 'reserved', card, savedCard: { paymentMethodId: 'pm_1' } });
  expect(withCard.expiresAt > '2027-02-01').toBe(true);
  expect(withCardSaved(withCard, saved)).toBeUndefined();
  expect(
    withCardSaved(withCard, { ...saved, paymentMethodId: 'pm_0', at: '2026-12-01T00:00:00.000Z' }),
  ).toBeUndefined();
  expect(withCardSaved(anOrder(), saved)).toBeUndefined();
});

it('is charged its share once the price is final, and once only', () => {
  const locked = final(withCard, 1113);
  expect(locked).toMatchObject({
    subtotalMinor: 1113,
    serviceFeeMinor: 63,
    totalMinor: 1176,
    status: 'awaiting_payment',
  });
  expect(locked && [isCharging(locked), isPledged(locked)]).toEqual([true, false]);
  expect(locked && final(locked, 900)).toBeUndefined();
  expect(final(pledged, 900)).toBeUndefined();
});

it('is never charged more than the payer agreed to', () => {
  expect(final(withCard, 5000)).toMatchObject({ totalMinor: 1266 });
});

it('is given up where a share is too little for a card, or its player is not in', () => {
  expect(final(withCard, 10)).toMatchObject({ status: 'cancelled' });
  expect(withFinalPrice(withCard, { shares: {}, at, startsAt: withCard.startsAt })).toMatchObject({
    status: 'cancelled',
  });
});

it('loses a player who leaves before, and stays for the others', () => {
  const line = { kind: 'spot', personId: 'bo', name: 'Bo', amountMinor: 1200 } as const;
  const both = {
    ...withCard,
    lines: [...withCard.lines, line],
    totalMinor: 2502,
    pledge: { ...pledge, mostMinor: 2502 },
  };
  const left = withoutPledgeOf(both, 'bo');
  expect(left).toMatchObject({ totalMinor: 1266, pledge: { mostMinor: 1266 } });
  expect(left && withoutPledgeOf(left, ann)).toBeUndefined();
  expect(withoutPledgeOf(both, 'cy')).toBeUndefined();
});

it('gives half an hour after a refusal, but not past the start', () => {
  const locked = final(withCard, 1113) ?? withCard;
  const refused = withRefusedCharge(locked, 'Your card was declined.', new Date(at));
  expect(refused).toMatchObject({ declined: 'Your card was declined.', expiresAt: '2026-12-03T23:00:00.000Z' });
  expect(refused && isCharging(refused)).toBe(false);
  expect(withRefusedCharge(locked, 'No', new Date('2026-12-04T00:20:00.000Z'))?.expiresAt).toBe(locked.startsAt);
  expect(withRefusedCharge(withCard, 'No', new Date(at))).toBeUndefined();
});

it('is charged as it is once what it is for came true, and once only', () => {
  const due = withChargeDue(withCard, at);
  expect(due).toMatchObject({ totalMinor: withCard.totalMinor, status: 'awaiting_payment', pledge: { lockedAt: at } });
  expect(due && isCharging(due)).toBe(true);
  expect(due && withChargeDue(due, at)).toBeUndefined();
  expect(withChargeDue(pledged, at)).toBeUndefined();
  expect(withChargeDue({ ...withCard, totalMinor: pledge.mostMinor + 1 }, at)).toBeUndefined();
  expect(withChargeDue({ ...withCard, totalMinor: 0 }, at)).toBeUndefined();
});

it('keeps a card, and gives time after a refusal, as long as it says', () => {
  const patient = { ...pledge, hoursToFix: 48, keptUntil: '2027-06-01T00:00:00.000Z' };
  expect(withCardSaved({ ...pledged, pledge: patient }, saved)?.expiresAt).toBe(patient.keptUntil);
  const due = withChargeDue({ ...withCard, pledge: patient }, at);
  const started = '2026-12-10T12:00:00.000Z';
  expect(due && withRefusedCharge(due, 'No', new Date(started))?.expiresAt).toBe('2026-12-12T12:00:00.000Z');
});
