import { expect, it } from 'vitest';
import { aRegistered, aSeason, aSquad, noSeason, noSquad, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('is changed by its captain, who may name others of its roster; the seed stays for organisers', async () => {
  const world = await aSeason();
  const { captain, squadId, code, squad } = await aSquad(world);
  const player = await aRegistered(world, { mode: 'join_team', squadCode: code });
  const { seasonId } = world;
  const change = (differences = {}, person: { userId: string } = captain) =>
    seasonsApi.signedInAs(person).changeSquad({ seasonId, squadId, version: 2, name: 'Meteors', ...differences });
  const outsider = [world.owner.userId];
  await expect(change({ coCaptainIds: outsider })).rejects.toMatchObject({ code: 'registration.notFound' });
  await expect(change({ version: squad.version })).rejects.toMatchObject({ code: 'record.changed' });
  const changed = await change({ coCaptainIds: [player.userId], seed: 1 });
  expect(changed).toMatchObject({ name: 'Meteors', coCaptainIds: [player.userId] });
  expect(changed.seed).toBeUndefined();
  const stranger = await aRegistered(world);
  await expect(change({ version: 3 }, stranger)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(change({ squadId: noSquad })).rejects.toMatchObject({ code: 'squad.notFound' });
  await expect(change({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
