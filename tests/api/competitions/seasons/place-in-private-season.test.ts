import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { aMailedPlace, aSeason, registers, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { aHolder, aMember, membersApi, rosterApi, teamsApi } from '#tests/support/teams/teams.ts';

/** A season of a private community, and an outsider whose address was offered the place of a member. */
async function anOffer() {
  const world = await aSeason({}, { visibility: 'private' });
  const [holder, heir] = [await aMember(world), await aHolder()];
  await registers(world, holder);
  const token = await aMailedPlace(world, holder, heir);
  const take = () => seasonsApi.signedInAs(heir).answerMailedPlace({ token, answer: 'accept' });
  return { ...world, holder, heir, token, take };
}

const sees = (person: Account, seasonId: string) => seasonsApi.signedInAs(person).getSeason({ seasonId });
const notFound = { code: 'season.notFound' };

it('says what a mailed place is, and gives it to an outsider, who sees the season and no more', async () => {
  const { heir, token, take, seasonId, divisionId, teamId } = await anOffer();
  await expect(sees(heir, seasonId)).rejects.toMatchObject(notFound);
  const shown = await seasonsApi.signedInAs(heir).readMailedPlace({ token });
  expect(shown).toMatchObject({ seasonLabel: 'Spring 2031', startDate: '2028-03-04', endDate: '2028-06-03' });
  expect(shown.teamName).not.toBe('');
  expect(await take()).toEqual({ seasonId });
  const season = await sees(heir, seasonId);
  expect(season).toMatchObject({ registration: { status: 'registered' }, team: { isSeen: false }, may: [] });
  const schedules = schedulesApi.signedInAs(heir);
  await expect(schedules.getPublishedSchedule({ seasonId })).resolves.toMatchObject({ number: 0 });
  await expect(schedules.getMyStandings({ seasonId, divisionId })).resolves.toMatchObject({ seasonId });
  await expect(gamesApi.signedInAs(heir).listMySeasonGames({ seasonId })).resolves.toEqual({ games: [] });
  await expect(teamsApi.signedInAs(heir).getTeam({ teamId })).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(schedules.getScheduleDesk({ seasonId })).rejects.toMatchObject({ code: 'access.denied' });
});

it('hides the season from an outsider who has no place, transfers it or gives it up', async () => {
  const { heir, take, seasonId } = await anOffer();
  await take();
  await expect(sees(await aPerson(), seasonId)).rejects.toMatchObject(notFound);
  await seasonsApi.signedInAs(heir).withdrawRegistration({ seasonId });
  await expect(sees(heir, seasonId)).rejects.toMatchObject(notFound);
});

it('shows the season to a guardian who answers for a child in it', async () => {
  const { heir, take, seasonId } = await anOffer();
  await take();
  const { dependantId } = await aDependant(heir);
  await seasonsApi.signedInAs(heir).givePlaceToDependant({ seasonId, dependantId });
  expect(await sees(heir, seasonId)).toMatchObject({ family: [{ dependantId }] });
});

it('gives nothing to a banned person, and shows them nothing any more', async () => {
  const kept = await anOffer();
  const ban = async ({ owner, teamId }: typeof kept, person: Account) => {
    await aMember({ owner, teamId }, [], person);
    await membersApi.signedInAs(owner).removeTeamMember({ teamId, userId: person.userId });
    await rosterApi.signedInAs(owner).barPerson({ teamId, userId: person.userId, banned: true });
  };
  await ban(kept, kept.heir);
  await expect(kept.take()).rejects.toMatchObject({ code: 'registration.cannotTake' });
  const taken = await anOffer();
  await taken.take();
  await ban(taken, taken.heir);
  await expect(sees(taken.heir, taken.seasonId)).rejects.toMatchObject(notFound);
});
