import { expect, it } from 'vitest';
import { aMatchToMove, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { product } from '#tests/support/product/product.ts';

it('lists requests only to both captains and to the scheduler', async () => {
  const { seasonId, match, times, home, away, boss, squads } = await aMatchToMove();
  const request = await home.askForChange({
    seasonId,
    key: match.key,
    options: times.slice(0, 1),
    reason: 'A wedding',
  });
  const other = squads.find(({ squadId }) => squadId !== match.homeId && squadId !== match.awayId)!;
  for (const api of [home, away, boss])
    expect(await api.listChangeRequests({ seasonId })).toEqual({ requests: [request] });
  expect(await schedulesApi.signedInAs(other.captain).listChangeRequests({ seasonId })).toEqual({ requests: [] });
  product.clock.forwardMinutes(49 * 60);
  expect((await home.listChangeRequests({ seasonId })).requests[0]!.status).toBe('expired');
  await expect(home.listChangeRequests({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
  product.clock.reset();
});
