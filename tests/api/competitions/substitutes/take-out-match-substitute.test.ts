import { expect, it } from 'vitest';
import { aLedMatch, substitutesOfMatchApi, takenOff, withoutTeam } from '#tests/support/competitions/substitutes.ts';
import { matchesOf } from '#tests/support/events/fixtures.ts';
import { product } from '#tests/support/product/product.ts';

it('takes a substitute off the match and off their calendar', async () => {
  const { world, match, mine } = await aLedMatch();
  const sub = await withoutTeam(world);
  const asked = { ...match, personId: sub.userId };
  await mine.askMatchSubstitute(asked);
  expect(await matchesOf(sub)).toHaveLength(1);
  await mine.takeOutMatchSubstitute(asked);
  expect(await matchesOf(sub)).toEqual([]);
});

it('takes out substitutes alone, by captains, of a match that is to come', async () => {
  const { world, match, mine, player } = await aLedMatch();
  const asked = { ...match, personId: (await withoutTeam(world)).userId };
  await mine.askMatchSubstitute(asked);
  for (const call of [
    () => substitutesOfMatchApi.signedInAs(player).takeOutMatchSubstitute(asked),
    () => mine.takeOutMatchSubstitute({ ...match, personId: player.userId }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'fixture.notFound' });
  product.clock.moveTo(new Date('2027-07-01T00:00:00.000Z'));
  await expect(mine.takeOutMatchSubstitute(asked)).rejects.toMatchObject({ code: 'fixture.begun' });
  product.clock.reset();
});

it('leaves a match as it is that is off', async () => {
  const { world, match, mine } = await aLedMatch();
  const asked = { ...match, personId: (await withoutTeam(world)).userId };
  await mine.askMatchSubstitute(asked);
  await takenOff(world);
  await expect(mine.takeOutMatchSubstitute(asked)).rejects.toMatchObject({ code: 'fixture.off' });
});
