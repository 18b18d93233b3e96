import { expect, it } from 'vitest';
import { aPublished, aSeason, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aScoredLeague } from '#tests/support/competitions/statistics.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

it('shows visitors what is published, and nothing of a draft', async () => {
  const { seasonId, boss, desk } = await aPublished();
  const guest = schedulesApi.signedOut();
  const before = await guest.getSchedule({ seasonId });
  expect(before).toMatchObject({ number: 1, timeZone: 'America/Chicago', places: [{ name: 'North Park' }] });
  expect(before.receipt!.entrants).toHaveLength(4);
  await boss.changeDraft({ seasonId, version: 3, changes: [{ do: 'takeOff', key: desk.draft!.matches[0]!.key }] });
  expect(await guest.getSchedule({ seasonId })).toEqual(before);
});

it('is empty before the first publication, and not there for a season that is not', async () => {
  const { seasonId } = await aSeason();
  const guest = schedulesApi.signedOut();
  expect(await guest.getSchedule({ seasonId })).toMatchObject({ number: 0, matches: [] });
  await expect(guest.getSchedule({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
  const hidden = await aSeason(2, { status: 'draft' as never });
  await expect(guest.getSchedule({ seasonId: hidden.seasonId })).rejects.toMatchObject({ code: 'season.notFound' });
});

it('tells what played matches came to', async () => {
  const { at, seasonId } = await aScoredLeague();
  const { matches } = await schedulesApi.signedOut().getSchedule({ seasonId });
  const played = matches.filter(({ score }) => score);
  expect(played).toMatchObject([{ matchId: at.matchId, score: { scores: [2, 1] } }]);
});

it('shows the logo of each squad that has one', async () => {
  const { seasonId, squads } = await aPublished();
  const [{ squadId, captain }] = squads as [(typeof squads)[number]];
  const logo = await anUpload(captain, { purpose: 'squadLogo' });
  const mine = seasonsApi.signedInAs(captain);
  const { version, name } = (await mine.getSeason({ seasonId })).squads.find((one) => one.squadId === squadId)!;
  await mine.changeSquad({ seasonId, squadId, version, name, logo });
  const shown = (await schedulesApi.signedOut().getSchedule({ seasonId })).squads;
  expect(shown.map((squad) => squad.logo)).toEqual(
    squads.map((squad) => (squad.squadId === squadId ? logo : undefined)),
  );
});
