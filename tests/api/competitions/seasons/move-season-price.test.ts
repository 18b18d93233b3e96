import { expect, it } from 'vitest';
import { byCard } from '#tests/support/competitions/season-checkout.ts';
import { aDraftSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aSellingHost } from '#tests/support/events/checkout.ts';

it('opens no registration by card in another currency than the owner’s payouts', async () => {
  const { owner, seasonId } = await aDraftSeason(byCard);
  await aSellingHost(owner, 'AU');
  const mine = seasonsApi.signedInAs(owner);
  await expect(mine.moveSeason({ seasonId, version: 1, to: 'registration_open' })).rejects.toMatchObject({
    code: 'payout.otherCurrency',
    fields: { currency: expect.stringContaining('Australian dollars') },
  });
  expect((await mine.getSeason({ seasonId })).season.status).toBe('draft');
});
