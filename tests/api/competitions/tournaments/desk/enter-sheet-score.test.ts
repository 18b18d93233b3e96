import { afterEach, expect, it } from 'vitest';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { aDrawn, aLive, codeOf, deskApi } from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());
const won = {
  sets: [
    [11, 3],
    [11, 5],
  ] as [number, number][],
};

it('takes the score from the holder of the sheet, by the rules of the sport, once', async () => {
  const { desk, tournamentId } = await aLive({ format: 'single_elimination' });
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  const { matches } = await desk.getDesk({ tournamentId });
  const sheetOf = (state: string) => sheets.find(({ key }) => key === matches.find((one) => one.state === state)?.key)!;
  const enter = ({ token, pin }: { token: string; pin: string }, entry = won) =>
    deskApi.signedOut().enterSheetScore({ token, pin, entry });
  const ready = sheetOf('ready');
  expect(await codeOf(enter(ready, { sets: [[11, 10]] }))).toBe('match.scoreInvalid');
  expect(await enter(ready)).toMatchObject({ state: 'over', winner: 0, score: '11:3, 11:5' });
  expect(await codeOf(enter(ready))).toBe('match.final');
  expect(await codeOf(enter(sheetOf('waiting')))).toBe('match.notReady');
});

it('refuses a wrong number, a dozen tries in an hour, and scores before it is live', async () => {
  const drawn = await aDrawn();
  const [sheet] = (await drawn.desk.listScoreSheets({ tournamentId: drawn.tournamentId })).sheets;
  const { token, pin } = sheet!;
  const enter = (number: string, code = token) =>
    codeOf(deskApi.signedOut().enterSheetScore({ token: code, pin: number, entry: won }));
  const wrong = pin === '000000' ? '000001' : '000000';
  expect(await enter(pin)).toBe('tournament.notNow');
  expect(await enter(pin, `${token}x`)).toBe('tournament.sheetNotFound');
  const tries = [];
  for (let count = 0; count < 12; count++) tries.push(await enter(wrong));
  expect(new Set(tries)).toEqual(new Set(['tournament.pinWrong', 'request.tooMany']));
  expect(await enter(pin)).toBe('request.tooMany');
});

it('leaves a dispute to who runs it, and a game that is over as it is', async () => {
  const { desk, owner, tournamentId, entrants } = await aLive({}, 4);
  const { matches, draws } = await desk.getDesk({ tournamentId });
  const [{ gameId }, { key, matchId, sides }] = [draws[0]!, matches[0]!];
  const sheet = (await desk.listScoreSheets({ tournamentId })).sheets.find((one) => one.key === key)!;
  const enter = () => codeOf(deskApi.signedOut().enterSheetScore({ token: sheet.token, pin: sheet.pin, entry: won }));
  for (const [index, { entryId }] of sides.entries()) {
    const person = entrants.find((one) => one.entryId === entryId)!.person;
    const entry = { sets: index === 0 ? won.sets : won.sets.map(([a, b]): [number, number] => [b, a]) };
    await gamesApi.signedInAs(person).enterScore({ gameId, matchId, version: index + 1, entry });
  }
  expect(await enter()).toBe('match.disputed');
  const { game } = await gamesApi.signedInAs(owner).getGame({ gameId });
  await gamesApi.signedInAs(owner).endGame({ gameId, version: game.version, to: 'completed' });
  expect(await enter()).toBe('game.over');
});
