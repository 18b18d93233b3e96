import { afterEach, expect, it } from 'vitest';
import { aDrawn, aLive, codeOf, deskApi } from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());
const won = {
  sets: [
    [11, 3],
    [11, 5],
  ] as [number, number][],
};

it('leads from a number to its match, by the address of the tournament, until the match is over', async () => {
  const { desk, tournamentId, tournament } = await aLive();
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  const { token, pin } = sheets[0]!;
  const find = (of = pin) => deskApi.signedOut().findScoreSheet({ tournamentId: tournament.slug, pin: of });
  expect(await find()).toEqual({ token });
  await deskApi.signedOut().enterSheetScore({ token, pin, entry: won });
  expect(await codeOf(find())).toBe('tournament.sheetNotFound');
});

it('finds nothing by another number, elsewhere, or before play has begun', async () => {
  const live = await aLive();
  const { sheets } = await live.desk.listScoreSheets({ tournamentId: live.tournamentId });
  const pins = new Set(sheets.map(({ pin }) => pin));
  const wrong = ['000000', '000001', '000002', '000003', '000004', '000005', '000006'].find((pin) => !pins.has(pin))!;
  const find = (tournamentId: string, pin: string) => codeOf(deskApi.signedOut().findScoreSheet({ tournamentId, pin }));
  expect(await find(live.tournamentId, wrong)).toBe('tournament.sheetNotFound');
  expect(await find('no-such-open', sheets[0]!.pin)).toBe('tournament.sheetNotFound');
  const drawn = await aDrawn();
  const [sheet] = (await drawn.desk.listScoreSheets({ tournamentId: drawn.tournamentId })).sheets;
  expect(await find(drawn.tournamentId, sheet!.pin)).toBe('tournament.sheetNotFound');
});

it('lets no one try number after number', async () => {
  const { tournamentId } = await aLive();
  const tries = Array.from({ length: 31 }, (_, index) => String(index).padStart(6, '0'));
  const said = [];
  for (const pin of tries) said.push(await codeOf(deskApi.signedOut().findScoreSheet({ tournamentId, pin })));
  expect(said[0]).toBe('tournament.sheetNotFound');
  expect(said.at(-1)).toBe('request.tooMany');
});
