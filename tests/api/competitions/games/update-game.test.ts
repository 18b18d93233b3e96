import { expect, it } from 'vitest';
import {
  aDrawnGame,
  aGame,
  gameDetails,
  gamesApi,
  locked,
  noGame,
  outsiders,
} from '#tests/support/competitions/games.ts';

it('changes what a game is called and who plays, until its matches are made', async () => {
  const { gameId, host, game } = await aDrawnGame();
  const mine = gamesApi.signedInAs(host);
  const [one, two] = game.entrants.map(({ entrantId, name }) => ({ entrantId, name, kind: 'external' as const }));
  const entrants = [
    { ...(one ?? outsiders(1)[0]), kind: 'external' as const, status: 'withdrawn' as const },
    two ?? {},
  ];
  const input = gameDetails({ name: 'Final', entrants: entrants as never });
  const { game: after } = await mine.updateGame({ gameId, version: 2, ...input });
  expect(after).toMatchObject({ name: 'Final', version: 3, entrants: [{ status: 'withdrawn' }, { status: 'in' }] });
  expect(after.entrants[0]?.leftOn).toBeDefined();
  await expect(mine.updateGame({ gameId, version: 3, ...gameDetails() })).rejects.toMatchObject({
    code: 'game.entrantsPlay',
  });
});

it('refuses another event, an old version, unknown entrants and a locked game', async () => {
  const { gameId, host } = await aGame();
  const other = await aGame();
  const mine = gamesApi.signedInAs(host);
  const change = (input: object) => mine.updateGame({ gameId, version: 1, ...gameDetails(), ...input });
  await expect(change({ eventId: other.eventId })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(change({ gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(change({ version: 7 })).rejects.toMatchObject({ code: 'record.changed' });
  const entrants = [{ entrantId: 'e9', kind: 'external', name: 'Unknown' }];
  await expect(change({ entrants })).rejects.toMatchObject({ code: 'game.entrantUnknown' });
  await expect(change({ version: await locked({ gameId }) })).rejects.toMatchObject({ code: 'game.locked' });
});
