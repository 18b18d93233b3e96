import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { wholeGame } from '#shared/competitions/playoffs/source-groups.ts';
import type { SeedSession } from './seed-session.ts';

/** The cup for which the best four of a season play: its places are held open while the season is played. Answers its id. */
export async function makeCup(gameId: string, key: string, owner: SeedSession): Promise<string> {
  const made = await owner.calls(playoffs).generatePlayoff(
    {
      gameId,
      name: 'The cup',
      configuration: { format: 'single', thirdPlace: true, qualifiers: [{ groupId: wholeGame, ranks: 4 }] },
      provisional: true,
    },
    { idempotencyKey: `first-world-cup-of-${key}` },
  );
  if (made.status === 'failed') throw new Error(`The cup of the first world was not made: ${made.error.code}.`);
  return made.playoff.gameId;
}

/** Plays it to its champion. */
export async function playCup(cupId: string, owner: SeedSession): Promise<void> {
  const mine = owner.calls(playoffs);
  const version = async () => (await mine.getPlayoff({ gameId: cupId })).playoff.version;
  await mine.runPlayoff({ gameId: cupId, version: await version(), command: { type: 'confirm_seeds' } });
  for (const [index, matchId] of ['W1-1', 'W1-2', 'T1-1', 'W2-1'].entries()) {
    const command = { type: 'enter_result' as const, matchId, games: [{ scores: [3, index % 3] as [number, number] }] };
    await mine.scorePlayoff({ gameId: cupId, version: await version(), command });
  }
}
