import { expect, it } from 'vitest';
import { aDraftSeason, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

const when = { localStart: '2028-03-07T19:00', localEnd: '2028-03-07T21:00' };

it('adds dated blocks, which the season shows the earliest first', async () => {
  const { owner, seasonId, season } = await aDraftSeason();
  const mine = seasonsApi.signedInAs(owner);
  await mine.createSession({ seasonId, label: 'Second night', kind: 'play_date', ...when });
  const early = { localStart: '2028-03-04T19:00', localEnd: '2028-03-04T21:00' };
  await mine.createSession({
    seasonId,
    label: 'Camp',
    kind: 'registration_block',
    ...early,
    price: { amountMinor: 4500, currency: 'USD' },
  });
  const { sessions } = await mine.getSeason({ seasonId });
  expect(sessions.map(({ label }) => label)).toEqual(['Camp', 'Second night']);
  const nowhere = mine.createSession({ seasonId: noSeason, label: 'Nothing', kind: 'play_date', ...when });
  await expect(nowhere).rejects.toMatchObject({ code: 'season.notFound' });
  await mine.moveSeason({ seasonId, version: season.version, to: 'cancelled' });
  const late = mine.createSession({ seasonId, label: 'Too late', kind: 'play_date', ...when });
  await expect(late).rejects.toMatchObject({ code: 'season.notEditable' });
});
