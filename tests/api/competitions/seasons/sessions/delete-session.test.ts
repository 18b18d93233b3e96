import { expect, it } from 'vitest';
import { aDraftSeason, noSeason, noSession, seasonsApi } from '#tests/support/competitions/seasons.ts';

const when = { localStart: '2028-03-07T19:00', localEnd: '2028-03-07T21:00' };

it('takes a dated block off a season', async () => {
  const { owner, seasonId } = await aDraftSeason();
  const mine = seasonsApi.signedInAs(owner);
  const { sessionId } = await mine.createSession({ seasonId, label: 'Night', kind: 'play_date', ...when });
  await mine.deleteSession({ seasonId, sessionId });
  expect((await mine.getSeason({ seasonId })).sessions).toEqual([]);
  const remove = (id: string) => mine.deleteSession({ seasonId: id, sessionId: noSession });
  await expect(remove(seasonId)).rejects.toMatchObject({ code: 'session.notFound' });
  await expect(remove(noSeason)).rejects.toMatchObject({ code: 'season.notFound' });
});
