import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSellingHost, checkoutApi, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aSeasonWithCode, teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { aTeam, teamsApi } from '#tests/support/teams/teams.ts';

const tenth = { kind: 'percent' as const, percent: 10 };
const tenDollars = { kind: 'amount' as const, amountMinor: 1000 };

it('makes an early bird for each last day, and changes the one with the same', async () => {
  const { teamId, codes, seasonId } = await aSeasonWithCode();
  const said = { teamId, rule: 'early' as const, off: tenDollars };
  const first = await codes.saveAutomaticDiscount({ ...said, lastDay: '2098-12-05' });
  expect(first).toEqual({
    code: 'AUTO.EARLY.2098-12-05',
    rule: 'early',
    off: { ...tenDollars, currency: 'USD' },
    lastDay: '2098-12-05',
    used: 0,
  });
  await codes.saveAutomaticDiscount({ ...said, lastDay: '2098-12-20', off: tenth });
  await codes.saveAutomaticDiscount({ ...said, lastDay: '2098-12-20', off: { ...tenth, percent: 5 } });
  await codes.saveAutomaticDiscount({ ...said, lastDay: '2098-12-20', subjectId: seasonId });
  const { discounts } = await codes.listTeamDiscounts({ teamId });
  expect(discounts.filter(({ rule }) => rule).map(({ code }) => code)).toEqual([
    'AUTO.EARLY.2098-12-05',
    'AUTO.EARLY.2098-12-20',
    `AUTO.EARLY.2098-12-20.${seasonId.toUpperCase()}`,
  ]);
  await codes.endTeamDiscount({ teamId, code: 'AUTO.EARLY.2098-12-05' });
});

it('lowers the price of an event of the community at once, while uses are left', async () => {
  const { teamId, owner, codes } = await aSeasonWithCode();
  const said = { teamId, rule: 'early' as const, off: { ...tenDollars, amountMinor: 300 }, lastDay: '2098-12-05' };
  await codes.saveAutomaticDiscount({ ...said, maxUses: 1 });
  const details = eventDetails({ ...twelveByCard, hostingTeam: teamId });
  const { eventId } = await eventsApi.signedInAs(owner).scheduleEvent(details);
  const quote = async () => checkoutApi.signedInAs(await aPerson()).getEventQuote({ eventId });
  expect(await quote()).toMatchObject({
    totalMinor: 957,
    priceMinor: 1200,
    lowered: { name: 'Early bird until Dec 5, 2098', fullMinor: 1266 },
  });
  const hold = async () => (await checkoutApi.signedInAs(await aPerson()).holdSpots({ eventId })).order;
  expect(await hold()).toMatchObject({
    subtotalMinor: 900,
    totalMinor: 957,
    lines: [{ fullMinor: 1200, automatic: [{ name: 'Early bird until Dec 5, 2098', amountMinor: 300 }] }],
  });
  expect(await hold()).toMatchObject({ subtotalMinor: 1200 });
  const later = await quote();
  expect([later.totalMinor, later.lowered, later.automatic]).toEqual([1266, undefined, []]);
});

it.each([
  ['an early bird without a last day', { rule: 'early', off: tenth }],
  ['siblings without a third', { rule: 'sibling', off: tenth }],
  ['a third child of no siblings', { rule: 'returning', off: tenth, third: 20 }],
  ['an amount for siblings', { rule: 'sibling', off: tenDollars, third: 20 }],
  ['another rule', { rule: 'birthday', off: tenth }],
])('refuses %s', async (_what, said) => {
  const { teamId, owner } = await aTeam();
  const asked = teamDiscountsApi.signedInAs(owner).saveAutomaticDiscount({ teamId, ...(said as object) } as never);
  await expect(asked).rejects.toMatchObject({ code: 'request.invalid' });
});

it('refuses an amount without payouts, and a community that is archived or not there', async () => {
  const { teamId, owner } = await aTeam();
  const codes = teamDiscountsApi.signedInAs(owner);
  const said = { rule: 'returning' as const, off: tenDollars };
  const save = (id: string) => codes.saveAutomaticDiscount({ teamId: id, ...said });
  await expect(save(teamId)).rejects.toMatchObject({ code: 'discount.accountNeeded' });
  await aSellingHost(owner);
  await expect(save('tea_01HZX0000000000000000000ZZ')).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(save(teamId)).rejects.toMatchObject({ code: 'team.archived' });
});
