import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRegistered, aSeason, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('says how the reader is registered, and what they may do', async () => {
  const world = await aSeason();
  const player = await aRegistered(world, { mode: 'sub_only' });
  const { seasonId, owner } = world;
  const seen = await seasonsApi.signedInAs(player).getSeason({ seasonId });
  expect(seen).toMatchObject({ registration: { mode: 'sub_only', status: 'registered' }, may: [], isOpenForMe: true });
  const led = await seasonsApi.signedInAs(owner).getSeason({ seasonId });
  expect(led.may).toContain('publishSchedule');
  expect([led.isMember, seen.isMember]).toEqual([true, false]);
  const nowhere = seasonsApi.signedInAs(player).getSeason({ seasonId: noSeason });
  await expect(nowhere).rejects.toMatchObject({ code: 'season.notFound' });
});

it('says whether the members of its community are listed to the reader', async () => {
  const [youth, open] = [await aSeason({}, { isYouth: true }), await aSeason()];
  const stranger = await aPerson();
  const listed = async ({ seasonId }: { seasonId: string }, person: { userId: string }) =>
    (await seasonsApi.signedInAs(person).getSeason({ seasonId })).team.listsMembers;
  expect([await listed(youth, stranger), await listed(youth, youth.owner)]).toEqual([false, true]);
  expect(await listed(open, stranger)).toBe(true);
  expect((await seasonsApi.signedOut().getPublicSeason({ seasonId: open.seasonId })).team.listsMembers).toBe(false);
});
