import { expect, it } from 'vitest';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import type { Invitee } from '#shared/competitions/tournaments/entry-list.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCategory,
  aPair,
  aTournament,
  codeOf,
  fillLine,
  refusalsOfPairs,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

const ofPairs = { categories: [aCategory({ entryKind: 'pair' })] };

it('has the player wait for a partner, unseen by others, and gives the same link again', async () => {
  const { tournamentId, categoryId } = await aTournament(ofPairs);
  const mine = tournamentsApi.signedInAs(await aPerson());
  const { token } = await mine.invitePartner({ tournamentId, categoryId });
  expect(await mine.invitePartner({ tournamentId, categoryId })).toEqual({ token });
  expect((await mine.getTournament({ tournamentId })).seeking).toEqual([{ categoryId, askedBy: [] }]);
  const other = tournamentsApi.signedInAs(await aPerson());
  expect((await other.getTournament({ tournamentId })).seekers).toEqual([]);
});

it('refuses a player who is entered, and what is not for pairs or not for them', async () => {
  const world = await aTournament(ofPairs);
  const { tournamentId, categoryId } = world;
  const { seeker } = await aPair(world, categoryId);
  const again = tournamentsApi.signedInAs(seeker).invitePartner({ tournamentId, categoryId });
  expect(await codeOf(again)).toBe('tournament.alreadyEntered');
  await fillLine(tournamentId, categoryId, 2);
  const late = tournamentsApi.signedInAs(await aPerson()).invitePartner({ tournamentId, categoryId });
  expect(await codeOf(late)).toBe('tournament.lineFull');
  expect(await refusalsOfPairs((mine, at) => mine.invitePartner(at))).toEqual({
    elsewhere: 'tournament.notFound',
    unknown: 'tournament.categoryNotFound',
    closed: 'tournament.registrationClosed',
    single: 'tournament.wrongKind',
    women: 'tournament.notEligible',
  });
});

/** What a player is sent who is invited by another one, and what the sender is answered. */
async function invited(to: (email: string, userId: string) => object, person: object = {}, between?: 'block') {
  const { tournamentId, categoryId } = await aTournament(ofPairs);
  const [seeker, partner] = [await aPerson({ displayName: 'Ann' }), await aPerson(person)];
  await claimEntity(table()).put({ kind: 'email', value: partner.email, holderId: partner.userId }).go();
  if (between) await block(partner, seeker);
  const mine = tournamentsApi.signedInAs(seeker);
  const invite = () =>
    mine.invitePartner({ tournamentId, categoryId, to: to(partner.email, partner.userId) as Invitee });
  const answer = await invite();
  expect(await invite()).toEqual(answer);
  await product.drain();
  return { answer, seeker, partner, tournamentId, categoryId, mails: product.mails(partner.email) };
}

it('invites a player by account, once, and one press of theirs enters both', async () => {
  const { mails, partner, answer, tournamentId } = await invited((_, userId) => ({ userId }));
  expect(mails).toMatchObject([{ subject: 'Ann invites you to play as a pair: Summer Open' }]);
  expect(mails[0]?.html).toContain(`?partner=${answer.token}`);
  await tournamentsApi.signedInAs(partner).joinPartner({ token: answer.token });
  const { mine } = await tournamentsApi.signedInAs(partner).getTournament({ tournamentId });
  expect(mine).toHaveLength(1);
});

it('invites an address, whether or not it has an account, with the same answer', async () => {
  const known = await invited((email) => ({ email }));
  expect(known.mails).toHaveLength(1);
  const stranger = `someone-${known.seeker.userId}@example.com`;
  const { token } = await tournamentsApi
    .signedInAs(known.seeker)
    .invitePartner({ tournamentId: known.tournamentId, categoryId: known.categoryId, to: { email: stranger } });
  expect(token).toBe(known.answer.token);
  await product.drain();
  expect(product.mails(stranger)).toHaveLength(1);
});

it('sends nothing where a block stands between the two, and tells the sender nothing of it', async () => {
  const blocked = await invited((_, userId) => ({ userId }), {}, 'block');
  expect(blocked.mails).toEqual([]);
  expect(blocked.answer.token).toBeTruthy();
  expect((await invited((email) => ({ email }), {}, 'block')).mails).toEqual([]);
});

it('sends nothing to a child who is no connection of the sender', async () => {
  const { mails } = await invited((email) => ({ email }), { birthdate: '2016-01-01' });
  expect(mails).toEqual([]);
});

it('invites ten players at most', async () => {
  const { tournamentId, categoryId } = await aTournament(ofPairs);
  const mine = tournamentsApi.signedInAs(await aPerson());
  const invite = (at: number) => mine.invitePartner({ tournamentId, categoryId, to: { email: `p${at}@example.com` } });
  for (let at = 0; at < 10; at++) await invite(at);
  expect(await codeOf(invite(10))).toBe('tournament.lineFull');
});
