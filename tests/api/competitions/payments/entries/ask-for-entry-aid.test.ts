import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCardTournament,
  aHeldPair,
  doublesByCard,
  entryCheckoutApi,
  laterBy,
  payEntry,
  readBy,
} from '#tests/support/competitions/entry-checkout.ts';
import { cashOrVenmo } from '#tests/support/competitions/payments.ts';
import { aTournament, moves, noTournament, tournamentsApi } from '#tests/support/competitions/tournaments.ts';
import { note } from '#tests/support/payments/aid.ts';
import { teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

/** A player who can ask to pay less, and the treasurer who answers. */
async function anAsker(
  world: Awaited<ReturnType<typeof aCardTournament>>,
  player: Awaited<ReturnType<typeof aPerson>>,
) {
  const { tournamentId, teamId, owner, categoryId } = world;
  const mine = entryCheckoutApi.signedInAs(player);
  const treasury = teamDiscountsApi.signedInAs(owner);
  const key = { teamId, subjectId: tournamentId, userId: player.userId };
  return {
    player,
    mine,
    treasury,
    ask: (said = note) => mine.askForEntryAid({ tournamentId, note: said }),
    grant: (percent: number) => treasury.answerAidRequest({ ...key, answer: { kind: 'grant', percent } }),
    decline: () => treasury.answerAidRequest({ ...key, answer: { kind: 'decline' } }),
    read: () => mine.getEntryCheckout({ tournamentId }),
    enter: () => tournamentsApi.signedInAs(player).enterTournament({ tournamentId, categoryId }),
  };
}

it('is asked before entering, and lowers the next entry of that player, once', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const { ask, grant, read, enter, mine, player } = await anAsker(world, await aPerson());
  expect((await read()).aid).toEqual({ status: 'open' });
  expect(await ask()).toEqual({ status: 'asked', note });
  await grant(40);
  const before = await read();
  expect(before).toMatchObject({ toPay: [], aid: { status: 'granted', percent: 40 } });
  expect(before.automatic).toMatchObject([{ rule: 'aid', off: { kind: 'percent', percent: 40 }, used: 0 }]);
  const { entryId } = await enter();
  const { lines } = await mine.orderEntryFee({ tournamentId, entryId });
  expect(lines).toMatchObject([{ amountMinor: 1200, automatic: [{ name: 'Financial aid', amountMinor: 800 }] }]);
  await payEntry(world, player, entryId);
  await laterBy(11);
  expect((await readBy(world, player)).mine).toMatchObject([{ entryId, position: 0 }]);
  expect((await readBy(world, player)).mine[0]).not.toHaveProperty('payBy');
  expect(await read()).toMatchObject({ toPay: [], automatic: [], aid: { status: 'granted' } });
  const other = await aPerson();
  const theirs = await tournamentsApi.signedInAs(other).enterTournament({ tournamentId, categoryId: world.categoryId });
  const order = await entryCheckoutApi.signedInAs(other).orderEntryFee({ tournamentId, entryId: theirs.entryId });
  expect(order.subtotalMinor).toBe(2000);
});

it('can take all of a fee, and the entry stands without a card', async () => {
  const world = await aCardTournament();
  const { ask, grant, enter, mine, player } = await anAsker(world, await aPerson());
  await ask();
  await grant(100);
  const { entryId } = await enter();
  const order = await mine.orderEntryFee({ tournamentId: world.tournamentId, entryId });
  expect(order.totalMinor).toBe(0);
  await payEntry(world, player, entryId);
  await laterBy(11);
  expect((await readBy(world, player)).mine).toEqual([{ categoryId: world.categoryId, entryId, position: 0 }]);
});

it('lowers the half of the player who asked, and their partner pays their own in full', async () => {
  const world = await aCardTournament(doublesByCard);
  const { first, second, entryId } = await aHeldPair(world);
  const { ask, grant, mine } = await anAsker(world, first);
  await ask();
  await grant(50);
  const { tournamentId } = world;
  const half = await mine.orderEntryFee({ tournamentId, entryId, part: 'half' });
  expect(half.lines).toMatchObject([{ fullMinor: 2251, amountMinor: 1125 }]);
  await payEntry(world, first, entryId, 'half');
  const rest = await entryCheckoutApi.signedInAs(second).orderEntryFee({ tournamentId, entryId });
  expect(rest.lines).toMatchObject([{ amountMinor: 2250 }]);
  await payEntry(world, second, entryId);
  await laterBy(24 * 60);
  expect((await readBy(world, first)).mine).toEqual([{ categoryId: world.categoryId, entryId, position: 0 }]);
});

it('is there again for an entry that was not paid in time', async () => {
  const world = await aCardTournament();
  const { ask, grant, enter, mine, read } = await anAsker(world, await aPerson());
  await ask();
  await grant(25);
  const { entryId } = await enter();
  await mine.orderEntryFee({ tournamentId: world.tournamentId, entryId });
  expect((await read()).automatic).toEqual([]);
  await laterBy(11);
  expect((await read()).automatic).toMatchObject([{ rule: 'aid', used: 0 }]);
});

it('leads the player from the mail to the tournament, and a treasurer to the request', async () => {
  const world = await aCardTournament();
  const { tournamentId, teamId, owner } = world;
  const { ask, grant, player, treasury } = await anAsker(world, await aPerson());
  await ask();
  await product.drain();
  expect(product.mails(owner.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('financial aid'),
  );
  const { requests } = await treasury.listAidRequests({ teamId, subjectId: tournamentId });
  expect(requests).toMatchObject([{ subjectId: tournamentId, title: 'Summer Open', userId: player.userId, note }]);
  await grant(30);
  await product.drain();
  const mail = product.mails(player.email).find(({ subject }) => subject === '30% off Summer Open');
  expect(mail?.text).toContain(`/tournament/${tournamentId}`);
});

it('takes another note until there is an answer, and no second request after that', async () => {
  const { ask, decline, read } = await anAsker(await aCardTournament(), await aPerson());
  await ask();
  expect(await ask('A large family')).toEqual({ status: 'asked', note: 'A large family' });
  await decline();
  await expect(ask()).rejects.toMatchObject({ code: 'aid.answered' });
  expect((await read()).aid).toEqual({ status: 'declined' });
});

it('is for adults who pay by card here, in a tournament that is there', async () => {
  const world = await aCardTournament();
  const grown = await anAsker(world, await aPerson());
  const minor = await anAsker(world, await aPerson({ birthdate: '2012-05-01' }));
  await expect(minor.ask()).rejects.toMatchObject({ code: 'order.adultPays' });
  expect((await minor.read()).aid).toBe(undefined);
  const nowhere = grown.mine.askForEntryAid({ tournamentId: noTournament, note });
  await expect(nowhere).rejects.toMatchObject({ code: 'tournament.notFound' });
  await moves(world, 'announced');
  await expect(grown.ask()).rejects.toMatchObject({ code: 'aid.notHere' });
  expect((await grown.read()).aid).toBe(undefined);
  const atDesk = await aTournament({ payOutside: cashOrVenmo });
  const there = grown.mine.askForEntryAid({ tournamentId: atDesk.tournamentId, note });
  await expect(there).rejects.toMatchObject({ code: 'aid.notHere' });
});
