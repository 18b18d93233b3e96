import { expect, it } from 'vitest';
import {
  aCategory,
  aDraftTournament,
  tournamentDetails,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('makes a draft that only its organizers see, and an address from its name that tells it from others', async () => {
  const { tournament, tournamentId, owner } = await aDraftTournament({ name: 'Lake Cup' });
  const other = await aDraftTournament({ name: 'Lake Cup' });
  expect(tournament).toMatchObject({ status: 'draft', slug: 'lake-cup' });
  expect(other.tournament.slug).toMatch(/^lake-cup-.+/);
  await expect(tournamentsApi.signedOut().getPublicTournament({ tournamentId })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
  const found = await tournamentsApi.signedInAs(owner).getTournament({ tournamentId: 'lake-cup' });
  expect(found.tournament.tournamentId).toBe(tournamentId);
});

it('refuses what does not go together, an unknown city, and a community that is not there or archived', async () => {
  const { teamId, owner } = await aTeam();
  const mine = tournamentsApi.signedInAs(owner);
  const create = (differences = {}, id = teamId) =>
    mine.createTournament({ ...tournamentDetails(differences), teamId: id });
  const tooMany = { categories: [aCategory({ maxEntries: 200 })], endDate: '2028-06-04' };
  await expect(create(tooMany)).rejects.toMatchObject({
    code: 'tournament.detailsWrong',
    fields: { endDate: expect.any(String), 'categories.0.maxEntries': expect.any(String) },
  });
  const startWindow = { from: '2028-06-09T09:00', until: '2028-06-10T09:00' };
  await expect(create({ categories: [aCategory({ startWindow })] })).rejects.toMatchObject({
    fields: { 'categories.0.startWindow.from': 'Within the days of the tournament.' },
  });
  await expect(create({ cityPlaceId: 'nowhere' })).rejects.toMatchObject({ code: 'city.notFound' });
  const cover = { uploadId: `upl_${'0'.repeat(26)}`, alt: 'Four courts' };
  await expect(create({ cover })).rejects.toMatchObject({ code: 'upload.notFound' });
  await expect(create({}, noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(create()).rejects.toMatchObject({ code: 'team.archived' });
});
