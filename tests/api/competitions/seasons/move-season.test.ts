import { expect, it } from 'vitest';
import { handler as datesJob } from '#lambdas/competitions/seasons/dates/job.ts';
import { cashOrVenmo, pricedSeason } from '#tests/support/competitions/payments.ts';
import { aDraftSeason, changesOf, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('goes a step on, back, and off with a reason, and nowhere else', async () => {
  const { owner, seasonId } = await aDraftSeason();
  const mine = seasonsApi.signedInAs(owner);
  const move = (to: never, version: number, reason?: string) =>
    mine.moveSeason({ seasonId, version, to, ...(reason && { reason }) });
  await expect(move('in_play' as never, 1)).rejects.toMatchObject({ code: 'season.notNow' });
  await move('registration_open' as never, 1);
  await expect(move('registration_closed' as never, 1)).rejects.toMatchObject({ code: 'record.changed' });
  await move('registration_closed' as never, 2);
  await move('registration_open' as never, 3);
  const off = await move('cancelled' as never, 4, 'Too few teams.');
  expect(off).toMatchObject({ status: 'cancelled', cancelReason: 'Too few teams.' });
  await expect(move('draft' as never, 5)).rejects.toMatchObject({ code: 'season.notNow' });
  const elsewhere = mine.moveSeason({ seasonId: noSeason, version: 1, to: 'archived' });
  await expect(elsewhere).rejects.toMatchObject({ code: 'season.notFound' });
});

it('opens, closes, begins and ends by its dates', async () => {
  const day = 24 * 60 * 60_000;
  const at = (days: number) => new Date(product.clock.now().getTime() + days * day).toISOString();
  const windows = [{ name: 'All', audience: 'public' as const, opensAt: at(1), closesAt: at(2) }];
  const dates = { startDate: at(5).slice(0, 10), endDate: at(8).slice(0, 10) };
  const { owner, seasonId } = await aDraftSeason({ ...dates, registrationWindows: windows });
  await seasonsApi.signedInAs(owner).moveSeason({ seasonId, version: 1, to: 'registration_scheduled' });
  await product.drain();
  const seen: string[] = [];
  for (const days of [1, 1, 4, 4]) {
    product.clock.forwardMinutes(days * 24 * 60 + 5);
    await runJob(datesJob);
    await product.drain();
    seen.push((await seasonsApi.signedOut().getPublicSeason({ seasonId })).season.status);
  }
  expect(seen).toEqual(['registration_open', 'registration_closed', 'in_play', 'completed']);
  product.clock.reset();
});

it('opens registration with a price only once the organizer says how to pay', async () => {
  const { owner, season, seasonId } = await aDraftSeason({ ...pricedSeason, payOutside: undefined });
  const mine = seasonsApi.signedInAs(owner);
  const open = (version: number) => mine.moveSeason({ seasonId, version, to: 'registration_open' });
  await expect(open(1)).rejects.toMatchObject({
    code: 'payment.wayNeeded',
    fields: { payOutside: expect.any(String) },
  });
  const { version } = await mine.changeSeason(changesOf(season, { payOutside: cashOrVenmo }));
  await expect(open(version)).resolves.toMatchObject({ status: 'registration_open' });
});
