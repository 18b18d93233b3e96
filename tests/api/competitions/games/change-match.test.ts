import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDuel, gamesApi, noGame, noMatch } from '#tests/support/competitions/games.ts';

it('says where a match is and who looks after it: their entry stands at once', async () => {
  const { at, host, enter } = await aDuel();
  const official = await aPerson();
  const mine = gamesApi.signedInAs(host);
  const input = { ...at, version: 1, court: 'Court 2', officials: [official.userId] };
  expect(await mine.changeMatch(input)).toMatchObject({ court: 'Court 2', version: 2 });
  await expect(mine.changeMatch(input)).rejects.toMatchObject({ code: 'record.changed' });
  await expect(mine.changeMatch({ ...input, matchId: noMatch })).rejects.toMatchObject({ code: 'game.matchNotFound' });
  await expect(mine.changeMatch({ ...input, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  const unknownOfficial = mine.changeMatch({
    ...input,
    version: 2,
    officials: ['00000000-0000-4000-8000-000000000000'],
  });
  await expect(unknownOfficial).rejects.toMatchObject({ code: 'match.officialUnknown' });
  expect(await enter(official, 2, [2, 1])).toMatchObject({ status: 'final' });
  await expect(mine.changeMatch({ ...input, version: 3 })).rejects.toMatchObject({ code: 'game.over' });
});
