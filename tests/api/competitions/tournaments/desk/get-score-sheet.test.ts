import { expect, it } from 'vitest';
import { aDrawn, codeOf, deskApi } from '#tests/support/competitions/tournaments.ts';

it('leads from a code to its match, and from any other text to none', async () => {
  const { desk, tournamentId } = await aDrawn();
  const [sheet] = (await desk.listScoreSheets({ tournamentId })).sheets;
  const seen = await deskApi.signedOut().getScoreSheet({ token: sheet!.token });
  expect(seen).toMatchObject({ tournament: 'Summer Open', category: 'Singles', match: { key: sheet!.key } });
  const forged = deskApi.signedOut().getScoreSheet({ token: `${sheet!.token}x` });
  expect(await codeOf(forged)).toBe('tournament.sheetNotFound');
});
