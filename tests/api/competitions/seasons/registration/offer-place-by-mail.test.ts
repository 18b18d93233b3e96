import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMailedPlace, aRegistered, aSeason, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { invitedToday } from '#tests/support/notifications/invitation-mails.ts';
import { product } from '#tests/support/product/product.ts';
import { aHolder } from '#tests/support/teams/teams.ts';

it('offers a place to an address by a mail, whether it has an account or not, and says until when', async () => {
  const world = await aSeason();
  const { seasonId } = world;
  for (const email of [`${crypto.randomUUID()}@people.example`, (await aHolder()).email]) {
    const holder = await aRegistered(world);
    const offered = await seasonsApi.signedInAs(holder).offerPlaceByMail({ seasonId, email });
    expect(offered).toMatchObject({ offeredTo: email, offeredUntil: expect.any(String), status: 'registered' });
    await product.drain();
    const subjects = product.mails(email).map(({ subject }) => subject);
    expect(subjects).toEqual([`${holder.displayName} offers you a spot in Spring 2031`]);
  }
});

it('tells an address nothing of an offer that was taken back', async () => {
  const world = await aSeason();
  const email = `${crypto.randomUUID()}@people.example`;
  const mine = seasonsApi.signedInAs(await aRegistered(world));
  await mine.offerPlaceByMail({ seasonId: world.seasonId, email });
  await mine.takeBackPlace({ seasonId: world.seasonId });
  await product.drain();
  expect(product.mails(email)).toEqual([]);
});

it('offers nothing to oneself, nothing that there is not, and five times a day at most', async () => {
  const world = await aSeason();
  const { seasonId } = world;
  const holder = await aRegistered(world);
  const mine = seasonsApi.signedInAs(holder);
  const to = (email: string, id = seasonId) => mine.offerPlaceByMail({ seasonId: id, email });
  await expect(to(holder.email)).rejects.toMatchObject({ code: 'registration.cannotTake' });
  await expect(to('pat@people.example', noSeason)).rejects.toMatchObject({ code: 'registration.notFound' });
  for (const name of ['ann', 'bob', 'cat']) await to(`${name}@people.example`);
  await expect(to('dan@people.example')).rejects.toMatchObject({ code: 'request.tooMany' });
});

it('mails an address five invitations a day at most, and answers the same to the sixth', async () => {
  const world = await aSeason();
  const { seasonId } = world;
  const email = `${crypto.randomUUID()}@people.example`;
  await invitedToday(email, 4);
  for (const mails of [1, 1]) {
    const offered = await seasonsApi.signedInAs(await aRegistered(world)).offerPlaceByMail({ seasonId, email });
    expect(offered).toMatchObject({ offeredTo: email });
    await product.drain();
    expect(product.mails(email)).toHaveLength(mails);
  }
});

it('offers no place in line', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  const [, waiting] = [await aRegistered(world), await aRegistered(world)];
  const offer = aMailedPlace(world, waiting, await aPerson());
  await expect(offer).rejects.toMatchObject({ code: 'registration.notNow' });
});
