import { expect, it } from 'vitest';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import { tellingOf, toldTogether } from '#shared/payments/orders/told-together.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';

const line = (personId: string) => ({ kind: 'spot' as const, personId, name: '', amountMinor: 1200 });
const refund = (
  refundId: string,
  personId: string,
  cause: 'cancelled' | 'left',
  creditMinor?: number,
): StoredRefund => ({
  refundId,
  personId,
  amountMinor: 1200,
  ...(creditMinor && { creditMinor }),
  status: 'requested',
  at: '2026-12-01T00:00:00.000Z',
  trace: {
    refundPolicy: 'flexible',
    cause,
    at: '2026-12-01T00:00:00.000Z',
    startsAt: '2026-12-04T00:30:00.000Z',
    percent: 100,
    returnsFee: true,
  },
});
const ana = refund('ref_ana', 'ana', 'cancelled', 300);
const ben = refund('ref_ben', 'ben', 'cancelled');
const order = (refunds: readonly StoredRefund[], refundableMinor = 1200) =>
  anOrder({ status: 'paid', lines: [line('ana'), line('ben')], refunds, refundableMinor });

it('waits with the refunds of a canceled event until all spots of the order are settled', () => {
  expect(toldTogether(order([ana]), ana)).toBeUndefined();
  expect(toldTogether(order([ana, ben]), ana)).toMatchObject({ amountMinor: 2400, creditMinor: 300 });
});

it('waits for no spot of which nothing can come back', () => {
  expect(toldTogether(order([ana], 0), ana)).toMatchObject({ amountMinor: 1200 });
  const kept = [{ personId: 'ben', trace: { ...ben.trace, cause: 'left' as const }, awaitsRefill: false }];
  expect(toldTogether({ ...order([ana]), kept }, ana)).toMatchObject({ amountMinor: 1200 });
});

it('tells of a player who left alone', () => {
  const left = refund('ref_left', 'ben', 'left');
  const both = order([ana, left]);
  expect(toldTogether(both, left)).toBe(left);
  expect(toldTogether(both, ana)).toMatchObject({ amountMinor: 1200 });
  expect(tellingOf('refund', both, 'ref_left')).toBe('refund/ref_left');
});

it('has one name for all that is told together', () => {
  const both = order([ana, ben]);
  expect(tellingOf('refund', both, 'ref_ana')).toBe(tellingOf('refund', both, 'ref_ben'));
  expect(tellingOf('offer', both, 'ref_ana')).not.toBe(tellingOf('refund', both, 'ref_ana'));
});

const datesOff = ['evt_a', 'evt_b'];
const date = (eventId: string) => ({ ...line('ana'), eventId });
const gone = (refundId: string, eventId: string, calledOff?: string): StoredRefund => ({
  ...refund(refundId, 'ana', 'cancelled'),
  eventId,
  ...(calledOff && { calledOff }),
});
const pass = (refunds: readonly StoredRefund[]) => ({
  ...anOrder({
    status: 'paid',
    lines: [...datesOff, 'evt_c'].map(date),
    refunds,
    refundableMinor: 1200,
  }),
  calledOff: { 'ser_x/3': datesOff },
});

it('waits with the dates of a canceled series for those of it alone, and tells of them at once', () => {
  const [first, second] = datesOff.map((eventId) => gone(`ref_${eventId}`, eventId, 'ser_x/3'));
  expect(toldTogether(pass([first!]), first!)).toBeUndefined();
  const both = pass([first!, second!]);
  expect(toldTogether(both, first!)).toMatchObject({ amountMinor: 2400 });
  expect(toldTogether(both, first!)).not.toHaveProperty('eventId');
  expect(tellingOf('refund', both, 'ref_evt_a')).toBe(tellingOf('refund', both, 'ref_evt_b'));
});

it('never waits with a date that was canceled by itself, and leaves it out of the others', () => {
  const [alone, first, second] = [gone('ref_c', 'evt_c'), ...datesOff.map((id) => gone(`ref_${id}`, id, 'ser_x/3'))];
  expect(toldTogether(pass([alone!]), alone!)).toMatchObject({ amountMinor: 1200, eventId: 'evt_c' });
  const all = pass([alone!, first!, second!]);
  expect(toldTogether(all, second!)).toMatchObject({ amountMinor: 2400 });
  expect(tellingOf('refund', all, 'ref_c')).not.toBe(tellingOf('refund', all, 'ref_evt_a'));
});
