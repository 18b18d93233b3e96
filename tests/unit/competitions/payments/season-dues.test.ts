import { describe, expect, it } from 'vitest';
import { registrationPrice, seasonDues, seasonPricedBy } from '#shared/competitions/payments/season-dues.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const league = { prices: { individual: usd(5000) }, registrationModes: ['individual' as const], teamFee: undefined };
const ann = { userId: 'ann', name: 'Ann', mode: 'individual' as const, status: 'placed' as const, squadIds: ['sqd_1'] };
const early = {
  name: 'Early',
  opensAt: '2031-01-01T00:00:00.000Z',
  closesAt: '2031-02-01T00:00:00.000Z',
  audience: 'public' as const,
};

describe('what a registration costs', () => {
  it('is its price with what the window adds or takes off, and never less than nothing', () => {
    const { prices } = league;
    expect(registrationPrice(league, 'individual', 'always')).toEqual(usd(5000));
    expect(registrationPrice({ prices }, 'individual', { ...early, priceAdjust: usd(-1000) })).toEqual(usd(4000));
    expect(registrationPrice({ prices }, 'individual', { ...early, priceAdjust: usd(-9000) })).toEqual(usd(0));
    expect(registrationPrice({ prices }, 'join_team', 'always')).toBeUndefined();
  });
});

describe('who owes', () => {
  it.each([
    ['registered', 1],
    ['placed', 1],
    ['active', 1],
    ['suspended', 1],
    ['waitlisted', 0],
    ['started', 0],
    ['withdrawn', 0],
    ['transferred', 0],
  ] as const)('a player who is %s pays for %i spots', (status, count) => {
    expect(seasonDues(league, [{ ...ann, status }], [])).toHaveLength(count);
  });

  it('is no free agent who is on no team yet: their card is charged later', () => {
    const agents = { ...league, chargesWhenPlaced: true, refundPolicy: 'flexible' as const };
    const bo = { ...ann, status: 'registered' as const, squadIds: [], price: usd(5000) };
    const saved = [{ orderId: 'ord_1', personId: 'ann', amountMinor: 5000, whenPlaced: true }];
    const dueOf = (one: object, season: object = agents) =>
      seasonDues({ ...agents, ...season }, [{ ...bo, ...one }], [])[0];
    expect(dueOf({})).toMatchObject({ isLater: true, what: 'No card saved yet', owed: usd(5000) });
    expect(dueOf({ cardPayments: saved })).toMatchObject({ isLater: true, what: expect.stringMatching(/^Card saved/) });
    expect(dueOf({ cardPayments: saved, squadIds: ['sqd_1'], status: 'placed' })?.isLater).toBeUndefined();
    expect(dueOf({}, { payOutside: [{ way: 'cash' }] })?.isLater).toBeUndefined();
    expect(dueOf({ mode: 'join_team' })?.isLater).toBeUndefined();
  });

  it('owes what it cost when they registered, whatever the season asks now', () => {
    expect(seasonDues(league, [{ ...ann, price: usd(4000) }], [])[0]?.owed).toEqual(usd(4000));
  });

  it('is a team for its fee, as long as it plays', () => {
    const teams = [
      { squadId: 'sqd_1', name: 'Comets', isPlaying: true },
      { squadId: 'sqd_2', name: 'Gone', isPlaying: false },
    ];
    const dues = seasonDues({ ...league, teamFee: { ...usd(30_000), splitMode: 'captain' } }, [], teams);
    expect(dues).toEqual([{ dueId: 'sqd_1', name: 'Comets', what: 'Team fee', owed: usd(30_000) }]);
  });
});

it('names the field that makes a season cost something, of the ways to register it offers', () => {
  expect(seasonPricedBy(league)).toBe('prices.individual');
  expect(seasonPricedBy({ ...league, registrationModes: ['join_team'] })).toBeUndefined();
  expect(seasonPricedBy({ ...league, prices: {}, teamFee: { ...usd(1), splitMode: 'equal' } })).toBe('teamFee');
});
