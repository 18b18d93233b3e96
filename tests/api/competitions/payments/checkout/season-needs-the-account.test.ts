import { afterEach, expect, it } from 'vitest';
import { handler as endUses } from '#lambdas/competitions/payments/checkout/uses-job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardSeason, payDues } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { payFor, settleAll, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { anOrganizer, payoutsApi } from '#tests/support/payments/accounts.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

it('keeps the payout account linked while a season is sold on it, until all who paid have their money back', async () => {
  const world = await aCardSeason();
  const { seasonId, owner } = world;
  const player = await aRegistered(world);
  await payDues(world, player, [player.userId]);
  const organizer = async () => payoutsApi.signedInAs(await anOrganizer(owner));
  const { uses } = await (await organizer()).listAccountUses({});
  // What the provider keeps of a payment that goes back is paid out of another one.
  const other = await eventsApi.signedInAs(await anOrganizer(owner)).scheduleEvent(eventDetails(twelveByCard));
  await payFor(other.eventId, await aPerson());
  expect(uses).toMatchObject([{ kind: 'season', href: `/seasons/${seasonId}` }]);
  await expect((await organizer()).unlinkStripeAccount({})).rejects.toMatchObject({ code: 'payout.inUse' });
  const api = seasonsApi.signedInAs(await anOrganizer(owner));
  const { season } = await api.getSeason({ seasonId });
  await api.moveSeason({ seasonId, version: season.version, to: 'cancelled', reason: 'No courts this fall.' });
  await settleAll();
  await settleAll();
  product.clock.forwardMinutes(11);
  await runJob(endUses);
  expect((await (await organizer()).listAccountUses({})).uses).toMatchObject([{ kind: 'event' }]);
});
