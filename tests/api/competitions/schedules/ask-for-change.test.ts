import { expect, it } from 'vitest';
import { handler as due } from '#lambdas/competitions/schedules/due/job.ts';
import { aMatchToMove, noSeason, schedulesApi, tryOnceOver } from '#tests/support/competitions/schedules/world.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('asks the other captain, who is told; there is one request about a match at a time', async () => {
  const { seasonId, match, times, home, away, squads } = await aMatchToMove();
  const ask = { seasonId, key: match.key, options: times.slice(0, 2), reason: 'A wedding' };
  const request = await home.askForChange(ask);
  expect(request).toMatchObject({ status: 'open', askedBy: match.homeId, asked: match.awayId, version: 1 });
  await expect(away.askForChange(ask)).rejects.toMatchObject({ code: 'schedule.requestOpen' });
  await product.drain();
  const { captain } = squads.find(({ squadId }) => squadId === match.awayId)!;
  expect(product.mails(captain.email).at(-1)!.subject).toMatch(/^New time requested: /);
});

it('ends without an answer after 48 hours, and can be asked for again', async () => {
  const { seasonId, match, times, home } = await aMatchToMove();
  const ask = { seasonId, key: match.key, options: times.slice(-1), reason: 'A wedding' };
  await home.askForChange(ask);
  product.clock.forwardMinutes(49 * 60);
  await runJob(due);
  const { requests } = await home.listChangeRequests({ seasonId });
  expect(requests).toMatchObject([{ status: 'expired', version: 2 }]);
  expect(await home.askForChange(ask)).toMatchObject({ status: 'open', version: 3 });
  product.clock.reset();
});

it('is for captains, about times that break nothing', async () => {
  const { seasonId, match, times, home, squads, schedule } = await aMatchToMove();
  const ask = (api: typeof home, differences = {}) =>
    api.askForChange({ seasonId, key: match.key, options: times.slice(0, 1), reason: 'A wedding', ...differences });
  const { player } = squads.find(({ squadId }) => squadId === match.homeId)!;
  await expect(ask(schedulesApi.signedInAs(player))).rejects.toMatchObject({ code: 'access.denied' });
  await expect(ask(home, { seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
  await expect(ask(home, { key: 'x' })).rejects.toMatchObject({ code: 'schedule.matchNotFound' });
  await expect(ask(home, { options: [schedule.matches[1]!.at] })).rejects.toMatchObject({
    code: 'schedule.moveRefused',
    fields: { 'options.0': expect.stringContaining('Another match is on the field.') },
  });
});

it('is refused once the season is over', async () => {
  const options = [{ placeId: 'north', courtId: 'c1', localStart: '2027-03-06T12:00' }];
  const refused = await tryOnceOver(({ seasonId, squads: [first] }) =>
    schedulesApi.signedInAs(first!.captain).askForChange({ seasonId, key: 'none', options, reason: 'Exams' }),
  );
  expect(refused).toBe('season.notEditable');
});
