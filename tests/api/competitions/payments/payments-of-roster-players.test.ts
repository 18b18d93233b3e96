import { expect, it } from 'vitest';
import { cashOrVenmo, competitionPaymentsApi, inCash, usd } from '#tests/support/competitions/payments.ts';
import { aSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';
import { aHolder, invitesApi, inviteTokenFor, rosterApi } from '#tests/support/teams/teams.ts';

const priced = {
  registrationModes: ['join_team' as const, 'individual' as const],
  prices: { join_team: usd(4000) },
  payOutside: cashOrVenmo,
};

/** A player without an account on a team, who paid in cash. */
async function aPayer(person: { name: string; email?: string }) {
  const world = await aSeason(priced);
  const { seasonId, divisionId, teamId, owner } = world;
  const mine = seasonsApi.signedInAs(owner);
  const { squadId } = await mine.enterSquad({ seasonId, divisionId, name: 'Comets' });
  await mine.addSquadPlayers({ seasonId, squadId, people: [person] });
  const desk = competitionPaymentsApi.signedInAs(owner);
  const dues = async () => {
    await product.drain();
    const { dues } = await desk.listSeasonDues({ seasonId });
    return dues.map(({ name, paid }) => [name, paid?.mark]);
  };
  const [due] = (await desk.listSeasonDues({ seasonId })).dues;
  await desk.markSeasonDue({ seasonId, dueId: due?.dueId ?? '', ...inCash(4000) });
  return { ...world, teamId, dues, roster: rosterApi.signedInAs(owner) };
}

it('goes with the player to their account', async () => {
  const holder = await aHolder();
  const { teamId, owner, dues, roster } = await aPayer({ name: 'Theo Park', email: holder.email });
  const [theo] = (await roster.listRoster({ teamId })).people;
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds: [theo?.inviteId ?? ''] });
  const token = await inviteTokenFor(holder.email);
  await invitesApi.signedInAs(holder).answerTeamInvite({ token, answer: 'accept' });
  expect(await dues()).toEqual([[expect.any(String), 'cash']]);
});

it('goes to the record that stays in a merge, and back when that is undone', async () => {
  const { teamId, dues, roster } = await aPayer({ name: 'T. Park' });
  await roster.addRosterPeople({ teamId, people: [{ name: 'Theo Park' }] });
  const { people } = await roster.listRoster({ teamId });
  const of = (called: string) => {
    const { inviteId = '', version = 0 } = people.find(({ name }) => name === called) ?? {};
    return { inviteId, version };
  };
  const { mergeId } = await roster.mergeRosterPeople({ teamId, kept: of('Theo Park'), other: of('T. Park') });
  expect(await dues()).toEqual([['Theo Park', 'cash']]);
  await roster.undoRosterMerge({ teamId, mergeId });
  expect(await dues()).toEqual([['T. Park', 'cash']]);
});
