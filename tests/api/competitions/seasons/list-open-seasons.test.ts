import { expect, it } from 'vitest';
import { aDraftSeason, aSeason, seasonDetails, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { hideTeam, noTeam } from '#tests/support/teams/teams.ts';

const open = async (...teamIds: string[]) => (await seasonsApi.signedOut().listOpenSeasons({ teamIds })).seasons;

it('lists the seasons that players can register for, of several communities, soonest first', async () => {
  const later = await aSeason(
    { label: 'Fall', startDate: '2028-09-02', endDate: '2028-11-04' },
    { name: 'Night Hoops' },
  );
  const sooner = await aSeason(
    { label: 'Spring', startDate: '2028-03-04', endDate: '2028-06-03' },
    { name: 'Day Hoops' },
  );
  expect(await open(later.teamId, sooner.teamId, later.teamId)).toMatchObject([
    { seasonId: sooner.seasonId, label: 'Spring', teamName: 'Day Hoops' },
    { seasonId: later.seasonId, label: 'Fall', teamName: 'Night Hoops' },
  ]);
});

it('leaves out drafts and seasons that take no registrations', async () => {
  const { teamId, seasonId, owner } = await aSeason();
  const mine = seasonsApi.signedInAs(owner);
  await mine.createSeason({ ...seasonDetails({ label: 'A draft' }), teamId });
  expect((await open(teamId)).map((season) => season.seasonId)).toEqual([seasonId]);
  const { season } = await mine.getSeason({ seasonId });
  await mine.moveSeason({ seasonId, version: season.version, to: 'registration_closed' });
  expect(await open(teamId)).toEqual([]);
});

it('says nothing of a private community, nor of none', async () => {
  const shown = await aSeason();
  const hidden = await aSeason();
  await hideTeam({ teamId: hidden.teamId, owner: hidden.owner });
  const draft = await aDraftSeason({}, { visibility: 'private' });
  expect((await open(shown.teamId, hidden.teamId, draft.teamId, noTeam)).map(({ teamId }) => teamId)).toEqual([
    shown.teamId,
  ]);
});

it('refuses a request for no community, and for more than a page of them', async () => {
  await expect(open()).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(open(...Array.from({ length: 26 }, () => noTeam))).rejects.toMatchObject({ code: 'request.invalid' });
});
