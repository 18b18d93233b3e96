import { expect, it } from 'vitest';
import { aLive, codeOf, noEntry, noTournament } from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';

it('checks an entry in from 30 minutes before its first match, and undoes that', async () => {
  const { desk, tournamentId } = await aLive();
  const { entries } = await desk.getDesk({ tournamentId });
  const { entryId } = entries.find(({ startsAt }) => startsAt === '2028-06-10T14:00:00.000Z')!;
  const check = (isHere: boolean, id = entryId, of = tournamentId) =>
    codeOf(desk.checkInEntry({ tournamentId: of, entryId: id, isHere }));
  const isHere = async () =>
    (await desk.getDesk({ tournamentId })).entries.find((one) => one.entryId === entryId)?.checkedInAt !== undefined;
  expect(await check(true)).toBe('done');
  expect(await isHere()).toBe(true);
  expect(await check(false)).toBe('done');
  expect(await isHere()).toBe(false);
  product.clock.moveTo('2028-06-10T13:00:00Z');
  expect(await check(true)).toBe('tournament.checkInClosed');
  expect(await check(true, noEntry)).toBe('tournament.entryNotFound');
  expect(await check(true, entryId, noTournament)).toBe('tournament.notFound');
  product.clock.reset();
});
