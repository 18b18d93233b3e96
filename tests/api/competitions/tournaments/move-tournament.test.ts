import { expect, it } from 'vitest';
import { changed, entriesByCard } from '#tests/support/competitions/entry-checkout.ts';
import { usd } from '#tests/support/competitions/payments.ts';
import {
  aCategory,
  aDraftTournament,
  aDrawn,
  aLive,
  anEntrant,
  aTournament,
  moves,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { product } from '#tests/support/product/product.ts';

it('does not open with an entry fee while no one says how to pay it, goes step by step, and tells entrants that it is cancelled', async () => {
  const fee = { amountMinor: 500, currency: 'USD' as const };
  const priced = await aDraftTournament({ categories: [aCategory({ fee })] });
  await expect(moves(priced, 'registration')).rejects.toMatchObject({ code: 'payment.wayNeeded' });
  const world = await aTournament();
  const { owner, tournamentId } = world;
  const { person } = await anEntrant(world);
  const mine = tournamentsApi.signedInAs(owner);
  const move = (to: 'live' | 'draft' | 'announced', version = 2, id = tournamentId) =>
    mine.moveTournament({ tournamentId: id, version, to });
  await expect(move('live')).rejects.toMatchObject({ code: 'tournament.notNow' });
  await expect(move('announced', 1)).rejects.toMatchObject({ code: 'record.changed' });
  await expect(move('draft', 1, noTournament)).rejects.toMatchObject({ code: 'tournament.notFound' });
  const off = await mine.moveTournament({ tournamentId, version: 2, to: 'cancelled', reason: 'Storm.' });
  expect(off).toMatchObject({ status: 'cancelled', cancelReason: 'Storm.' });
  await product.drain();
  expect(product.mails(person.email).at(-1)).toMatchObject({ subject: 'Summer Open is canceled' });
});

it('puts a schedule out when every match has its court and time, and is finished when nothing is to be played', async () => {
  const empty = await aTournament();
  await moves(empty, 'draw');
  await expect(moves(empty, 'scheduled')).rejects.toMatchObject({ code: 'tournament.notDrawn' });
  const drawn = await aDrawn();
  await expect(moves(drawn, 'scheduled')).rejects.toMatchObject({ code: 'tournament.unplaced' });
  await expect(moves(drawn, 'registration')).rejects.toMatchObject({ code: 'tournament.drawn' });
  const live = await aLive();
  await expect(moves(live, 'finished')).rejects.toMatchObject({ code: 'tournament.matchesOpen' });
  product.clock.reset();
});

it('puts a schedule out with matches that have no court and time only as far as its organiser knows of them', async () => {
  // Six matches, and two courts for an hour.
  const hour = { startWindow: { from: '2028-06-10T09:00', until: '2028-06-10T10:00' } };
  const world = await aDrawn(hour, 1);
  const { owner, tournamentId, desk } = world;
  const mine = tournamentsApi.signedInAs(owner);
  const publish = async (acceptsUnplaced: number) => {
    const { tournament } = await mine.getTournament({ tournamentId });
    return mine.moveTournament({ tournamentId, version: tournament.version, to: 'scheduled', acceptsUnplaced });
  };
  await expect(publish(6)).rejects.toMatchObject({ code: 'tournament.unplaced' });
  await desk.placeTournament({ tournamentId });
  const { unplaced } = await mine.getTournament({ tournamentId });
  expect(unplaced.length).toBeGreaterThan(0);
  expect(unplaced.length).toBeLessThan(6);
  for (const { unplacedFor } of unplaced) expect(['courts', 'rest']).toContain(unplacedFor);
  await expect(publish(unplaced.length - 1)).rejects.toMatchObject({ code: 'tournament.unplaced' });
  expect(await publish(unplaced.length)).toMatchObject({ status: 'scheduled' });
  const { matches } = await mine.getTournamentBoard({ tournamentId });
  expect(matches.filter(({ startsAt }) => !startsAt).map(({ key }) => key)).toEqual(unplaced.map(({ key }) => key));
});

it('tells of a schedule when it is out, and not when the start of play is taken back', async () => {
  const world = await aDrawn({}, 1);
  const email = world.entrants[0]!.person.email;
  await world.desk.placeTournament({ tournamentId: world.tournamentId });
  await moves(world, 'scheduled', 'live', 'scheduled');
  await product.drain();
  const told = product.mails(email).filter(({ subject }) => subject === 'The Summer Open schedule is out');
  expect(told).toHaveLength(1);
});

it('opens for cards only where they can pay: with payouts, in their currency, and with enough', async () => {
  const world = await aDraftTournament(entriesByCard);
  const opening = (one = world) => moves(one, 'registration');
  await expect(opening()).rejects.toMatchObject({ code: 'tournament.payoutNeeded' });
  await aSellingHost(world.owner);
  await changed(world, { categories: [aCategory({ fee: { amountMinor: 2000, currency: 'EUR' } })] });
  await expect(opening()).rejects.toMatchObject({ code: 'payout.otherCurrency' });
  await changed(world, { categories: [aCategory({ fee: usd(20) })] });
  await expect(opening()).rejects.toMatchObject({ code: 'payment.tooLittle' });
  await changed(world, { categories: [aCategory({ fee: usd(2000) })] });
  expect((await opening()).status).toBe('registration');
});
