import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../../kernel/clock.ts';
import { ClaimWork, playoffAutoConfirmQueue } from '../../games/auto-confirm/plan-work.ts';
import { createGameReader } from '../../games/game-store.ts';
import { createPlayoffStore } from '../playoff-store.ts';
import { autoConfirmScore } from './auto-confirm.ts';

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
