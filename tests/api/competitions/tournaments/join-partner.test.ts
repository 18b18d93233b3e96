import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCategory,
  aPair,
  aTournament,
  codeOf,
  fillLine,
  moves,
  type TournamentWorld,
  tournamentDetails,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { block } from '#tests/support/people/privacy.ts';

const ofPairs = { categories: [aCategory({ entryKind: 'pair' })] };

/** A player who waits, and the link that they sent. */
async function anInvite({ tournamentId, categoryId }: TournamentWorld, differences = {}) {
  const person = await aPerson(differences);
  const { token } = await tournamentsApi.signedInAs(person).invitePartner({ tournamentId, categoryId });
  return { person, token };
}

const joins = async (token: string, person = aPerson()) =>
  codeOf(tournamentsApi.signedInAs(await person).joinPartner({ token }));

it('enters both with one press', async () => {
  const world = await aTournament(ofPairs);
  const { person, token } = await anInvite(world);
  const other = await aPerson();
  expect(await tournamentsApi.signedInAs(other).joinPartner({ token })).toEqual({ position: 0 });
  for (const one of [person, other]) {
    const { mine, seeking } = await tournamentsApi.signedInAs(one).getTournament({ tournamentId: world.tournamentId });
    expect([mine.length, seeking]).toEqual([1, []]);
  }
});

it('shows neither to the other, and makes no pair of them, where one blocks the other', async () => {
  const world = await aTournament(ofPairs);
  const { tournamentId, categoryId } = world;
  const { person, token } = await anInvite(world);
  const other = await aPerson();
  await tournamentsApi.signedInAs(person).seekPartner({ tournamentId, categoryId, isOn: true, isListed: true });
  await block(person, other);
  const theirs = tournamentsApi.signedInAs(other);
  expect((await theirs.getTournament({ tournamentId })).seekers).toEqual([]);
  const asked = { tournamentId, categoryId, userId: person.userId };
  expect(await codeOf(theirs.joinPartner({ token }))).toBe('tournament.noSeeker');
  expect(await codeOf(theirs.getPartnerInvite({ token }))).toBe('tournament.noSeeker');
  expect(await codeOf(theirs.askPartner(asked))).toBe('tournament.noSeeker');
});

it('takes one of two who accept at once', async () => {
  const world = await aTournament(ofPairs);
  const { token } = await anInvite(world);
  const said = await Promise.all([joins(token), joins(token)]);
  expect(said.toSorted()).toEqual(['done', 'tournament.noSeeker']);
  const { entries } = await tournamentsApi.signedInAs(world.owner).getTournament({ tournamentId: world.tournamentId });
  expect(entries[0]?.entries).toHaveLength(1);
});

it('takes over a player who waits for a partner as well: neither is entered twice nor waits on', async () => {
  const world = await aTournament(ofPairs);
  const [first, second] = [await anInvite(world), await anInvite(world)];
  const said = await Promise.all([
    codeOf(tournamentsApi.signedInAs(second.person).joinPartner({ token: first.token })),
    codeOf(tournamentsApi.signedInAs(first.person).joinPartner({ token: second.token })),
  ]);
  expect(said.filter((code) => code === 'done')).toHaveLength(1);
  const { entries, unpaired } = await tournamentsApi
    .signedInAs(world.owner)
    .getTournament({ tournamentId: world.tournamentId });
  expect([entries[0]?.entries.length, unpaired]).toEqual([1, []]);
});

it('refuses one’s own link, one that is none, and who is entered', async () => {
  const world = await aTournament(ofPairs);
  const { person, token } = await anInvite(world);
  expect(await codeOf(tournamentsApi.signedInAs(person).joinPartner({ token }))).toBe('tournament.noSeeker');
  expect(await joins('no-link-of-ours')).toBe('tournament.noSeeker');
  const { other } = await aPair(world, world.categoryId);
  expect(await joins(token, Promise.resolve(other))).toBe('tournament.alreadyEntered');
  await fillLine(world.tournamentId, world.categoryId, 2);
  expect(await joins(token)).toBe('tournament.lineFull');
});

it('holds to the rules of the category as it is then', async () => {
  const women = aCategory({ entryKind: 'pair', eligibility: { gender: 'women_plus' } });
  const world = await aTournament({ categories: [women, aCategory({ name: 'Other' })] });
  const { tournamentId, categoryId, owner } = world;
  const { token } = await anInvite(world, { gender: 'woman' });
  expect(await joins(token, aPerson({ gender: 'man' }))).toBe('tournament.notEligible');
  const mine = tournamentsApi.signedInAs(owner);
  const change = async (...categories: ReturnType<typeof aCategory>[]) => {
    const { version } = (await mine.getTournament({ tournamentId })).tournament;
    await mine.changeTournament({ ...tournamentDetails({ categories }), tournamentId, version });
  };
  const woman = aPerson({ gender: 'woman' });
  await change({ ...women, categoryId, status: 'closed' });
  expect(await joins(token, woman)).toBe('tournament.registrationClosed');
  await change(aCategory({ categoryId }));
  expect(await joins(token, woman)).toBe('tournament.wrongKind');
  await change(aCategory());
  expect(await joins(token, woman)).toBe('tournament.categoryNotFound');
  await moves(world, 'announced', 'draft');
  expect(await joins(token, woman)).toBe('tournament.notFound');
});
