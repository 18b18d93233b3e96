import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, settleAll } from '#tests/support/events/checkout.ts';
import { anAidEvent } from '#tests/support/payments/aid.ts';
import { product } from '#tests/support/product/product.ts';
import { noTeam, teamsApi } from '#tests/support/teams/teams.ts';

afterEach(() => product.clock.reset());

it('lowers one order of that person for that event, without a code, and mails them', async () => {
  const { ask, grant, mine, eventId, player, title, standing, requests } = await anAidEvent();
  await ask();
  await grant(50);
  expect(await requests()).toEqual([]);
  expect(await standing()).toEqual({ status: 'granted', percent: 50 });
  const quote = await mine.getEventQuote({ eventId });
  expect(quote).toMatchObject({ totalMinor: 648, lowered: { name: 'Financial aid', fullMinor: 1266 } });
  const stranger = checkoutApi.signedInAs(await aPerson());
  expect(await stranger.getEventQuote({ eventId })).toMatchObject({ totalMinor: 1266, automatic: [] });
  const { order } = await mine.holdSpots({ eventId });
  expect(order).toMatchObject({
    totalMinor: quote.totalMinor,
    lines: [{ fullMinor: 1200, automatic: [{ name: 'Financial aid', amountMinor: 600 }] }],
  });
  expect((await mine.getEventQuote({ eventId })).automatic).toEqual([]);
  await product.drain();
  const [mail] = product.mails(player.email).filter(({ subject }) => subject.includes('50%'));
  expect(mail?.subject).toBe(`50% off ${title}`);
});

it('comes off the player’s spot and not off their guests’', async () => {
  const { ask, grant, mine, eventId } = await anAidEvent({
    allowParticipantGuests: true,
    guestLimit: 2,
    chargeGuests: true,
  });
  await ask();
  await grant(100);
  const { order } = await mine.holdSpots({ eventId, guests: [{ name: 'Kim' }] });
  expect(order.lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['spot', 0],
    ['guest', 1200],
  ]);
});

it('is there again for an order that was given up', async () => {
  const { ask, grant, mine, eventId } = await anAidEvent();
  await ask();
  await grant(25);
  await mine.holdSpots({ eventId });
  expect((await mine.getEventQuote({ eventId })).automatic).toEqual([]);
  product.clock.forwardMinutes(11);
  await settleAll();
  expect((await mine.getEventQuote({ eventId })).automatic).toMatchObject([{ rule: 'aid', used: 0 }]);
});

it('declines, changes no price and says so in a mail', async () => {
  const { ask, decline, mine, eventId, player, title } = await anAidEvent();
  await ask();
  await decline();
  expect(await mine.getEventQuote({ eventId })).toMatchObject({ totalMinor: 1266, aid: { status: 'declined' } });
  await product.drain();
  expect(product.mails(player.email).map(({ subject }) => subject)).toContain(`Your request for ${title}`);
});

it('answers once, what was asked, in a community that is there and not archived', async () => {
  const { ask, grant, decline, teamId, treasury, eventId, player, owner, standing } = await anAidEvent();
  await expect(grant(50)).rejects.toMatchObject({ code: 'aid.notFound' });
  await ask();
  await expect(grant(101)).rejects.toMatchObject({ code: 'request.invalid' });
  const both = await Promise.allSettled([grant(10), decline()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const stood = await standing();
  await expect(grant(90)).rejects.toMatchObject({ code: 'aid.answered' });
  expect(await standing()).toEqual(stood);
  const key = { subjectId: eventId, userId: player.userId, answer: { kind: 'decline' as const } };
  await expect(treasury.answerAidRequest({ ...key, teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(decline()).rejects.toMatchObject({ code: 'team.archived' });
});
