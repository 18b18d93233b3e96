import { expect, it } from 'vitest';
import { aSellingHost, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aCardEventWithCode, aHold } from '#tests/support/events/selling/discounts.ts';
import { aCodedPlayer, teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { aTeam, teamsApi } from '#tests/support/teams/teams.ts';

const code = 'FRIENDS';
const half = { kind: 'percent' as const, percent: 50 };

it('makes a code for all that a community sells: its events take it as its seasons do', async () => {
  const { teamId, owner, mine, orderId } = await aCodedPlayer();
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ subtotalMinor: 3750 });
  const details = eventDetails({ ...twelveByCard, hostingTeam: teamId });
  const { eventId } = await eventsApi.signedInAs(owner).scheduleEvent(details);
  const hold = await aHold(eventId);
  expect(await hold.mine.applyCode({ orderId: hold.orderId, code })).toMatchObject({ subtotalMinor: 900 });
});

it('makes a code for one season, which no event and no other community takes', async () => {
  const { seasonId, teamId, codes, mine, orderId } = await aCodedPlayer();
  const saved = await codes.saveTeamDiscount({ teamId, code, off: half, subjectId: seasonId, maxUses: 5 });
  expect(saved).toEqual({ code, off: half, subjectId: seasonId, maxUses: 5, used: 0 });
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ subtotalMinor: 2500 });
  const { eventId } = await aCardEventWithCode({ code: 'OTHER' });
  const hold = await aHold(eventId);
  const elsewhere = hold.mine.applyCode({ orderId: hold.orderId, code });
  await expect(elsewhere).rejects.toMatchObject({ code: 'discount.notFound' });
});

it('keeps what a used code takes off, and lets it be used no less often than it was', async () => {
  const { codes, teamId, owner, mine, orderId } = await aCodedPlayer();
  const off = { kind: 'percent' as const, percent: 25 };
  await mine.applyCode({ orderId, code });
  const other = codes.saveTeamDiscount({ teamId, code, off: { kind: 'spot' } });
  await expect(other).rejects.toMatchObject({ code: 'discount.offFixed' });
  const details = eventDetails({ ...twelveByCard, hostingTeam: teamId });
  const { eventId } = await eventsApi.signedInAs(owner).scheduleEvent(details);
  const second = await aHold(eventId);
  await second.mine.applyCode({ orderId: second.orderId, code });
  const fewer = codes.saveTeamDiscount({ teamId, code, off, maxUses: 1 });
  await expect(fewer).rejects.toMatchObject({ code: 'discount.belowUses' });
  expect(await codes.saveTeamDiscount({ teamId, code, off, maxUses: 2 })).toMatchObject({ maxUses: 2, used: 2 });
});

it('takes an amount in the currency of the payouts, and none without', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const codes = teamDiscountsApi.signedInAs(owner);
  const save = () => codes.saveTeamDiscount({ teamId, code, off: { kind: 'amount', amountMinor: 500 } });
  await expect(save()).rejects.toMatchObject({ code: 'discount.accountNeeded' });
  await aSellingHost(owner);
  expect(await save()).toMatchObject({ off: { kind: 'amount', amountMinor: 500, currency: 'USD' } });
});

it('refuses a community that is not there or archived, and ways to register that there are not', async () => {
  const { teamId, owner } = await aTeam();
  const codes = teamDiscountsApi.signedInAs(owner);
  const off = { kind: 'spot' as const };
  const modes = ['by_post'] as never;
  await expect(codes.saveTeamDiscount({ teamId, code, off, modes })).rejects.toMatchObject({ code: 'request.invalid' });
  const none = 'tea_01HZX0000000000000000000ZZ';
  await expect(codes.saveTeamDiscount({ teamId: none, code, off })).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(codes.saveTeamDiscount({ teamId, code, off })).rejects.toMatchObject({ code: 'team.archived' });
});
