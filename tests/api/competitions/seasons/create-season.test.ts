import { expect, it } from 'vitest';
import { aDraftSeason, noGroup, seasonDetails, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('makes a season as a draft with its divisions, which organisers alone see', async () => {
  const { seasonId, season, owner } = await aDraftSeason({ divisions: [{ name: 'A', level: 1 }, { name: 'B' }] });
  expect(season).toMatchObject({ status: 'draft', version: 1, divisions: [{ name: 'A' }, { name: 'B' }] });
  expect(new Set(season.divisions.map(({ divisionId }) => divisionId)).size).toBe(2);
  await expect(seasonsApi.signedOut().getPublicSeason({ seasonId })).rejects.toMatchObject({ code: 'season.notFound' });
  await expect(seasonsApi.signedInAs(owner).getSeason({ seasonId })).resolves.toMatchObject({ season: { seasonId } });
});

it('refuses dates the wrong way round, an unknown group, and a community that is not there or archived', async () => {
  const { teamId, owner } = await aTeam();
  const mine = seasonsApi.signedInAs(owner);
  const create = (differences = {}, id = teamId) => mine.createSeason({ ...seasonDetails(differences), teamId: id });
  await expect(create({ endDate: '2028-02-05' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { endDate: expect.stringContaining('18 months') },
  });
  await expect(create({ seasonGroupId: noGroup })).rejects.toMatchObject({ code: 'seasonGroup.notFound' });
  await expect(create({}, noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(create()).rejects.toMatchObject({ code: 'team.archived' });
});

it('plays the sport of its community, with its rules, unless it says another', async () => {
  const { teamId, owner } = await aTeam({ gameTypeIds: ['soccer'] });
  const mine = seasonsApi.signedInAs(owner);
  const details = seasonDetails();
  await expect(mine.createSeason({ ...details, teamId })).resolves.toMatchObject({ gameTypeId: 'soccer' });
  const { seasonId, version } = await mine.createSeason({ ...details, gameTypeId: 'volleyball', teamId });
  await expect(mine.getSeason({ seasonId })).resolves.toMatchObject({ season: { gameTypeId: 'volleyball' } });
  await expect(mine.changeSeason({ ...details, seasonId, version })).resolves.toMatchObject({ gameTypeId: 'soccer' });
});

it('is in the currency of its prices, and without any in that of the account that its owner is paid on', async () => {
  const { teamId, owner } = await aTeam();
  const mine = seasonsApi.signedInAs(owner);
  const create = (differences = {}) => mine.createSeason({ ...seasonDetails(differences), teamId });
  expect((await create()).currency).toBe('USD');
  await aSellingHost(owner, 'DE');
  expect((await create()).currency).toBe('EUR');
  const pounds = { amountMinor: 5000, currency: 'GBP' as const };
  const season = await create({ prices: { individual: pounds } });
  expect(season.currency).toBe('GBP');
  const mixed = { prices: { individual: pounds }, deposit: { amountMinor: 1000, currency: 'EUR' as const } };
  await expect(create(mixed)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { currency: expect.anything() },
  });
  const { seasonId, version } = season;
  const changed = await mine.changeSeason({ ...seasonDetails(), divisions: season.divisions, seasonId, version });
  expect(changed.currency).toBe('GBP');
});
