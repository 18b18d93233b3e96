import { expect, it } from 'vitest';
import { aMatchToMove, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

it('lists times that break nothing to the captains of a match alone', async () => {
  const { seasonId, match, times, squads, schedule, home } = await aMatchToMove();
  expect(times.length).toBeGreaterThan(5);
  const taken = schedule.matches.flatMap(({ at }) => (at ? [JSON.stringify(at)] : []));
  expect(times.filter((at) => taken.includes(JSON.stringify(at)))).toEqual([]);
  const other = squads.find(({ squadId }) => squadId !== match.homeId && squadId !== match.awayId)!;
  const list = (api: typeof home, of = seasonId, key = match.key) => api.listOpenTimes({ seasonId: of, key });
  await expect(list(schedulesApi.signedInAs(other.captain))).rejects.toMatchObject({ code: 'access.denied' });
  await expect(list(home, seasonId, 'x')).rejects.toMatchObject({ code: 'schedule.matchNotFound' });
  await expect(list(home, noSeason)).rejects.toMatchObject({ code: 'season.notFound' });
});
