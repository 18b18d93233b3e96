import { expect, it } from 'vitest';
import { createFixtureStore } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import { createMatchReader } from '#lambdas/events/ports/fixtures/match-reader.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { toLocal } from '#shared/time.ts';
import { aLedMatch, substitutesOfMatchApi, withoutTeam } from '#tests/support/competitions/substitutes.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

it('lists who has no team, substitutes first, and leaves out who plays', async () => {
  const { world, match, mine, player } = await aLedMatch();
  const agent = await withoutTeam(world, 'individual');
  const sub = await withoutTeam(world);
  const { candidates } = await mine.listMatchSubstitutes(match);
  expect(candidates.map(({ personId, as, isFree }) => [personId, as, isFree])).toEqual([
    [sub.userId, 'substitute', true],
    [agent.userId, 'withoutTeam', true],
  ]);
  expect(candidates.some(({ personId }) => personId === player.userId)).toBe(false);
});

it('says who is in another match at that time', async () => {
  const { world, match, mine } = await aLedMatch();
  const sub = await withoutTeam(world);
  const same = await createMatchReader(table()).find(match);
  const other = { gameId: same!.gameId, matchId: newId('match', new Date()) };
  const people = [{ userId: sub.userId, role: 'player' as const }];
  const { version: _, updatedAt: __, ...wanted } = { ...same!, ...other, people };
  await createFixtureStore(table()).bring({ scopeId: same!.scopeId, only: other }, async () => [wanted], new Date());
  expect((await mine.listMatchSubstitutes(match)).candidates).toMatchObject([{ personId: sub.userId, isFree: false }]);
});

it('says who is in an event at that time', async () => {
  const { world, match, mine } = await aLedMatch();
  const sub = await withoutTeam(world);
  const { startsAt } = (await createMatchReader(table()).find(match))!;
  const localStart = toLocal(new Date(startsAt), 'America/Chicago');
  const { event } = await anEvent({ localStart, duration: { hours: 2, minutes: 0 } });
  await eventsApi.signedInAs(sub).joinEvent({ eventId: event.eventId });
  await product.drain();
  expect((await mine.listMatchSubstitutes(match)).candidates).toMatchObject([{ personId: sub.userId, isFree: false }]);
});

it('leaves out who blocked the captain', async () => {
  const { world, captain, match, mine } = await aLedMatch();
  await block(await withoutTeam(world), captain);
  expect(await mine.listMatchSubstitutes(match)).toEqual({ candidates: [] });
});

it('is for captains alone', async () => {
  const { match, player } = await aLedMatch();
  const list = substitutesOfMatchApi.signedInAs(player).listMatchSubstitutes(match);
  await expect(list).rejects.toMatchObject({ code: 'fixture.notFound' });
});
