import { expect, it } from 'vitest';
import { cashOrVenmo, pricedSeason } from '#tests/support/competitions/payments.ts';
import {
  aRegistered,
  aSeason,
  changesOf,
  noGroup,
  noSeason,
  seasonsApi,
  statusOf,
} from '#tests/support/competitions/seasons.ts';

it('lets in those who wait, in their order, when a division gets more places', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  const { divisionId } = world;
  const people = [await aRegistered(world), await aRegistered(world), await aRegistered(world)];
  const mine = seasonsApi.signedInAs(world.owner);
  const divisions = (players: number) => [{ divisionId, name: 'Open', capacity: { players } }];
  const changed = await mine.changeSeason(changesOf(world.season, { divisions: divisions(2) }) as never);
  expect(changed.version).toBe(world.season.version + 1);
  expect(await Promise.all(people.map((person) => statusOf(world, person)))).toEqual([
    'registered',
    'registered',
    'waitlisted',
  ]);
  const fewer = mine.changeSeason(changesOf(changed, { divisions: divisions(1) }) as never);
  await expect(fewer).rejects.toMatchObject({ code: 'season.capacityBelowTaken' });
});

it('refuses a stale version, a division in use that goes, an unknown group or season, and what is over', async () => {
  const world = await aSeason();
  await aRegistered(world);
  const { season, seasonId } = world;
  const mine = seasonsApi.signedInAs(world.owner);
  const change = (differences: object) => mine.changeSeason(changesOf(season, differences) as never);
  await expect(change({ version: 1 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(change({ divisions: [{ name: 'Another' }] })).rejects.toMatchObject({ code: 'season.divisionInUse' });
  await expect(change({ seasonGroupId: noGroup })).rejects.toMatchObject({ code: 'seasonGroup.notFound' });
  await expect(change({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
  await mine.moveSeason({ seasonId, version: season.version, to: 'cancelled', reason: 'The hall burnt down.' });
  await expect(change({})).rejects.toMatchObject({ code: 'season.notEditable' });
});

it('takes the ways to pay off no season with a price that is open, and shows the accounts to organizers alone', async () => {
  const { owner, season, seasonId } = await aSeason(pricedSeason);
  const mine = seasonsApi.signedInAs(owner);
  await expect(mine.changeSeason(changesOf(season, { payOutside: undefined }))).rejects.toMatchObject({
    code: 'payment.wayNeeded',
    fields: { payOutside: expect.any(String) },
  });
  const seen = await seasonsApi.signedOut().getPublicSeason({ seasonId });
  expect(seen.season.payOutside).toEqual([{ way: 'cash' }, { way: 'venmo' }]);
  expect((await mine.getSeason({ seasonId })).payOutside).toEqual(cashOrVenmo);
});
