import { expect, it } from 'vitest';
import { aDraftSeason, noSeason, noSession, seasonsApi } from '#tests/support/competitions/seasons.ts';

const when = { localStart: '2028-03-07T19:00', localEnd: '2028-03-07T21:00' };

it('changes a dated block of the version that was read', async () => {
  const { owner, seasonId } = await aDraftSeason();
  const mine = seasonsApi.signedInAs(owner);
  const said = { label: 'First night', kind: 'play_date' as const, ...when };
  const { sessionId } = await mine.createSession({ seasonId, ...said });
  const change = (differences = {}) =>
    mine.changeSession({ seasonId, sessionId, version: 1, ...said, status: 'rained_out', ...differences });
  expect(await change()).toMatchObject({ status: 'rained_out', version: 2 });
  await expect(change()).rejects.toMatchObject({ code: 'record.changed' });
  await expect(change({ sessionId: noSession })).rejects.toMatchObject({ code: 'session.notFound' });
  await expect(change({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
