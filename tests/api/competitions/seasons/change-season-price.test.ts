import { expect, it } from 'vitest';
import { usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason } from '#tests/support/competitions/season-checkout.ts';
import { changesOf, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('takes prices by card only in the currency of the owner’s payouts', async () => {
  const { owner, season, seasonId } = await aCardSeason();
  const mine = seasonsApi.signedInAs(owner);
  const changed = mine.changeSeason(
    changesOf(season, {
      currency: 'EUR',
      prices: { individual: { ...usd(5000), currency: 'EUR' } },
      teamFee: { ...usd(30_000), currency: 'EUR', splitMode: 'captain' },
    }),
  );
  await expect(changed).rejects.toMatchObject({
    code: 'payout.otherCurrency',
    fields: { currency: expect.stringContaining('US dollars') },
  });
  expect((await mine.getSeason({ seasonId })).season).toMatchObject({ currency: 'USD', version: season.version });
});
