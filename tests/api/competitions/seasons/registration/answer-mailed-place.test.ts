import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aMailedPlace,
  aRegistered,
  aSeason,
  registers,
  seasonsApi,
  statusOf,
} from '#tests/support/competitions/seasons.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';
import { aHolder } from '#tests/support/teams/teams.ts';

/** A person whose address was offered the place of a player. */
async function anOffer(season?: Parameters<typeof aSeason>[0], team?: Parameters<typeof aSeason>[1]) {
  const world = await aSeason(season, team);
  const [holder, heir] = [await aRegistered(world), await aHolder()];
  const token = await aMailedPlace(world, holder, heir);
  const answer = (person = heir, said: 'accept' | 'decline' = 'accept') =>
    seasonsApi.signedInAs(person).answerMailedPlace({ token, answer: said });
  return { world, holder, heir, answer };
}

it('gives the place once, to the owner of the address, and not to the reader of a forwarded mail', async () => {
  const { world, holder, heir, answer } = await anOffer();
  await expect(answer(await aPerson())).rejects.toMatchObject({ code: 'registration.otherAddress' });
  expect(await answer()).toEqual({ seasonId: world.seasonId });
  const mine = seasonsApi.signedInAs(heir);
  const { registration } = await mine.getSeason({ seasonId: world.seasonId });
  expect(registration).toMatchObject({ status: 'registered', carriedFrom: { userId: holder.userId } });
  expect(registration).not.toHaveProperty('offeredTo');
  expect(await statusOf(world, holder)).toBe('transferred');
  await expect(answer()).rejects.toMatchObject({ code: 'registration.offerGone' });
});

it('gives nothing after two weeks, or once the offer was taken back', async () => {
  const late = await anOffer();
  product.clock.forwardMinutes(14 * 24 * 60 + 1);
  await expect(late.answer()).rejects.toMatchObject({ code: 'registration.offerGone' });
  product.clock.reset();
  const kept = await anOffer();
  await seasonsApi.signedInAs(kept.holder).takeBackPlace({ seasonId: kept.world.seasonId });
  await expect(kept.answer()).rejects.toMatchObject({ code: 'registration.offerGone' });
});

it('leaves the place with the player who offered it', async () => {
  const { world, holder, heir, answer } = await anOffer();
  await answer(heir, 'decline');
  await expect(answer()).rejects.toMatchObject({ code: 'registration.offerGone' });
  expect(await statusOf(world, holder)).toBe('registered');
});

it('gives nothing to a registered or blocked person, or in a season that is over', async () => {
  const registered = await anOffer();
  await registers(registered.world, registered.heir);
  await expect(registered.answer()).rejects.toMatchObject({ code: 'registration.already' });
  const parted = await anOffer();
  await block(parted.heir, parted.holder);
  await expect(parted.answer()).rejects.toMatchObject({ code: 'registration.cannotTake' });
  const over = await anOffer();
  const { seasonId, owner, season } = over.world;
  const { version } = (await seasonsApi.signedInAs(owner).getSeason({ seasonId })).season ?? season;
  await seasonsApi.signedInAs(owner).moveSeason({ seasonId, version, to: 'cancelled', reason: 'No field' });
  await expect(over.answer()).rejects.toMatchObject({ code: 'registration.notNow' });
});
