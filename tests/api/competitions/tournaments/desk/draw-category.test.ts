import { expect, it } from 'vitest';
import { playoffsApi } from '#tests/support/competitions/playoff-api.ts';
import {
  aCategory,
  aDrawn,
  aLive,
  aTournament,
  codeOf,
  deskApi,
  moves,
  noCategory,
  noTournament,
  type TournamentWorld,
} from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';

const at = ({ tournamentId, categoryId }: TournamentWorld) => ({ tournamentId, categoryId });

/** Scores every match that is ready: the first side wins, or who beats the other by the pairs that are given. */
async function playAll(
  { desk, tournamentId }: Awaited<ReturnType<typeof aLive>>,
  upsets: string[] = [],
): Promise<void> {
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  const { matches } = await desk.getDesk({ tournamentId });
  for (const { key, token, pin } of sheets) {
    const match = matches.find((one) => one.key === key);
    if (match?.state !== 'ready') continue;
    const [one = '', other = ''] = match.sides.map(({ name }) => name);
    const isUpset = upsets.length > 0 ? upsets.includes(`${other}>${one}`) : false;
    const sets: [number, number][] = isUpset
      ? [
          [2, 11],
          [2, 11],
        ]
      : [
          [11, 2],
          [11, 2],
        ];
    await deskApi.signedOut().enterSheetScore({ token, pin, entry: { sets } });
  }
}

it('makes a bracket by seeds with byes for the best, over again while nothing was played', async () => {
  const { desk, ...world } = await aDrawn({ format: 'double_elimination' });
  const first = await desk.drawCategory(at(world));
  expect(
    first.matches.filter(({ state }) => state === 'ready').map(({ sides }) => sides.map(({ name }) => name)),
  ).toEqual([
    ['Ann', 'Dan'],
    ['Bob', 'Cat'],
  ]);
  const bracket = await playoffsApi.signedOut().getPublicPlayoff({ gameId: first.draws[0]!.bracketId! });
  expect(bracket.tournamentId).toBe(world.tournamentId);
});

it('leads from pools to a bracket once they are over', async () => {
  const live = await aLive({ format: 'pools_to_bracket', pools: 2, advance: 1 });
  const { desk, ...world } = live;
  const final = async () =>
    (await desk.getDesk({ tournamentId: world.tournamentId })).matches.find(({ stage }) => stage === 'bracket');
  expect(await final()).toMatchObject({ state: 'waiting', court: expect.any(String) });
  expect(await codeOf(desk.drawCategory(at(world)))).toBe('tournament.notNow');
  await playAll(live);
  await desk.drawCategory(at(world));
  expect(await final()).toMatchObject({ state: 'ready', court: expect.any(String) });
  await playAll(live);
  expect(await codeOf(desk.drawCategory(at(world)))).toBe('game.hasResults');
  product.clock.reset();
});

it('asks for no court for a pool player who will have a bye', async () => {
  const { desk, ...world } = await aDrawn({ format: 'pools_to_bracket', pools: 1, advance: 3 });
  const { tournamentId } = world;
  const { matches } = await desk.placeTournament({ tournamentId });
  const bracket = matches.filter(({ stage }) => stage === 'bracket');
  expect(bracket.map(({ label }) => label).sort()).toEqual(['Final', 'SF 2']);
  expect(bracket.filter(({ startsAt }) => !startsAt)).toEqual([]);
  expect((await moves(world, 'scheduled')).status).toBe('scheduled');
  product.clock.reset();
});

it('asks for a decision where a tie stands between those who lead on', async () => {
  const live = await aLive({ format: 'pools_to_bracket', pools: 1, advance: 2 });
  const circle = ['Ann>Bob', 'Bob>Cat', 'Cat>Ann', 'Ann>Dan', 'Bob>Dan', 'Cat>Dan'];
  await playAll(live, circle);
  expect(await codeOf(live.desk.drawCategory(at(live)))).toBe('tournament.tied');
  product.clock.reset();
});

it('refuses too few, and what is not there or not to be drawn now', async () => {
  const world = await aTournament({ categories: [aCategory()] });
  const desk = deskApi.signedInAs(world.owner);
  expect(await codeOf(desk.drawCategory(at(world)))).toBe('tournament.notNow');
  await moves(world, 'draw');
  expect(await codeOf(desk.drawCategory(at(world)))).toBe('game.tooFewEntrants');
  expect(await codeOf(desk.drawCategory({ ...at(world), categoryId: noCategory }))).toBe('tournament.categoryNotFound');
  expect(await codeOf(desk.drawCategory({ ...at(world), tournamentId: noTournament }))).toBe('tournament.notFound');
});
