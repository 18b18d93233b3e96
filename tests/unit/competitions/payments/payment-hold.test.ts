import { describe, expect, it } from 'vitest';
import { isPastDue, needsCard, payByOf, payByWords } from '#shared/competitions/payments/payment-hold.ts';

const price = { amountMinor: 5000, currency: 'USD' as const };
const cards = { refundPolicy: 'flexible' as const };
const paid = { orderId: 'a', personId: 'b', amountMinor: 2000, paidAt: '2031-01-01T00:00:00Z' };
const now = new Date('2031-03-01T16:00:00Z');

describe('a spot that is held for its payment', () => {
  it('is one that only a card can pay', () => {
    expect(needsCard(cards, { price })).toBe(true);
    expect(needsCard({ ...cards, payOutside: [{ way: 'cash' }] }, { price })).toBe(false);
    expect(needsCard({}, { price })).toBe(false);
    expect(needsCard(cards, {})).toBe(false);
  });
  it('is none once a deposit is paid', () => {
    expect(needsCard(cards, { price, cardPayments: [paid] })).toBe(false);
  });
  it('waits half an hour, or a day for a player who has to hear of it', () => {
    expect(payByOf('atOnce', now)).toBe('2031-03-01T16:30:00.000Z');
    expect(payByOf('later', now)).toBe('2031-03-02T16:00:00.000Z');
  });
  it('is over at its time, while it is not paid', () => {
    const payBy = payByOf('atOnce', now);
    expect(isPastDue({ status: 'pending_payment', payBy }, now)).toBe(false);
    expect(isPastDue({ status: 'pending_payment', payBy }, new Date(payBy))).toBe(true);
    expect(isPastDue({ status: 'registered', payBy }, new Date(payBy))).toBe(false);
  });
  it('says the day where it is another', () => {
    expect(payByWords(payByOf('atOnce', now), now, 'America/Chicago')).toMatch(/^10:30\sAM CST$/);
    expect(payByWords(payByOf('later', now), now, 'America/Chicago')).toMatch(/^Mar 2, 10:00\sAM CST$/);
  });
  it('is said on the clock of the season, and so is which day it is', () => {
    const evening = new Date('2031-03-02T05:45:00Z');
    const payBy = payByOf('atOnce', evening);
    expect(payByWords(payBy, evening, 'America/Chicago')).toMatch(/^Mar 2, 12:15\sAM CST$/);
    expect(payByWords(payBy, evening, 'Europe/Berlin')).toMatch(/^7:15\sAM GMT\+1$/);
  });
});
