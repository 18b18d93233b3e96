import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { autoConfirmedWord } from '#shared/competitions/playoffs/judge-report.ts';
import { clock } from '../../../kernel/clock.ts';
import { ClaimWork, playoffAutoConfirmQueue } from '../../games/auto-confirm/plan-work.ts';
import { createGameReader } from '../../games/game-store.ts';
import { commandPlayoff } from '../operations/command-playoff.ts';
import type { PlayoffParts } from '../operations/read-playoff.ts';
import { createPlayoffStore } from '../playoff-store.ts';

const parts = { playoffs: createPlayoffStore(table()), games: createGameReader(table()) };

/** Lets silence confirm what captains say of matches of playoffs. */
export const handler = job(() =>
  runDue(
    playoffAutoConfirmQueue,
    ({ data }, now) => autoConfirmScore(ClaimWork.parse(data), parts, now()),
    createDueIndex(table()),
    clock.now,
  ),
);

interface About {
  readonly gameId: string;
  readonly matchId: string;
}

/** What a captain said of a match of a playoff stands once the other side's time is up. Safe to repeat. */
async function autoConfirmScore({ gameId, matchId }: About, parts: PlayoffParts, now: Date): Promise<void> {
  const playoff = await parts.playoffs.find(gameId);
  const games = autoConfirmedWord(playoff?.claims?.[matchId], now);
  if (!playoff || !games) return;
  const command = { type: 'enter_result' as const, matchId, games };
  await commandPlayoff({ gameId, version: playoff.version, command }, { now }, parts);
}
