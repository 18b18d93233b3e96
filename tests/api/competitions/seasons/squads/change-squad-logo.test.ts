import { expect, it } from 'vitest';
import { uploadsHeld } from '#shared/uploads/messages.ts';
import { aSeason, aSquad, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';
import { aDayLater, anUpload, storedKeys } from '#tests/support/uploads/uploads.ts';

const logoOf = (person: { userId: string }) => anUpload(person, { purpose: 'squadLogo' });

async function aChangingSquad() {
  const world = await aSeason();
  const { captain, squadId } = await aSquad(world);
  const { seasonId, owner } = world;
  const change = (person: { userId: string }, version: number, logo?: string | null) =>
    seasonsApi.signedInAs(person).changeSquad({ seasonId, squadId, version, name: 'Comets', logo });
  return { seasonId, squadId, captain, owner, change };
}

it('is set by the captain, stays when the organiser saves, and is seen by every reader of the season', async () => {
  const { seasonId, captain, owner, change } = await aChangingSquad();
  const logo = await logoOf(captain);
  expect(await change(captain, 1, logo)).toMatchObject({ logo, version: 2 });
  expect(await change(owner, 2, logo)).toMatchObject({ logo, version: 3 });
  expect(await change(owner, 3)).toMatchObject({ logo, version: 4 });
  const { squads } = await seasonsApi.signedOut().getPublicSeason({ seasonId });
  expect(squads).toMatchObject([{ name: 'Comets', logo }]);
});

it('refuses a file that the caller did not upload for it, and keeps the logo that was there', async () => {
  const { seasonId, captain, owner, change } = await aChangingSquad();
  const logo = await logoOf(captain);
  await change(captain, 1, logo);
  const wrong = { code: 'upload.notFound', fields: { logo: expect.any(String) } };
  await expect(change(captain, 2, await logoOf(owner))).rejects.toMatchObject(wrong);
  await expect(change(captain, 2, await anUpload(captain, { purpose: 'teamPhoto' }))).rejects.toMatchObject(wrong);
  const { squads } = await seasonsApi.signedInAs(captain).getSeason({ seasonId });
  expect(squads).toMatchObject([{ logo, version: 2 }]);
});

it('is taken off, and its file goes a day later; nothing is told where the logo stays', async () => {
  const { squadId, captain, owner, change } = await aChangingSquad();
  const logo = await logoOf(captain);
  await change(captain, 1, logo);
  await change(owner, 2, logo);
  await aDayLater();
  expect(storedKeys()).toContainEqual(expect.stringContaining(logo));
  expect(await change(owner, 3, null)).not.toHaveProperty('logo');
  await aDayLater();
  expect(storedKeys()).not.toContainEqual(expect.stringContaining(logo));
  const told = product.messages(uploadsHeld).filter(({ data }) => data.holder === squadId);
  expect(told.map(({ data }) => data)).toEqual([
    { holder: squadId, version: 2, uploadIds: [logo], wereHeld: [] },
    { holder: squadId, version: 4, uploadIds: [], wereHeld: [logo] },
  ]);
});
