import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../../kernel/clock.ts';
import { ClaimWork, playoffSilenceQueue } from '../../games/auto-confirm/plan-work.ts';
import { createGameReader } from '../../games/game-store.ts';
import { createPlayoffStore } from '../playoff-store.ts';
import { confirmSilence } from './auto-confirm.ts';

const parts = { playoffs: createPlayoffStore(table()), games: createGameReader(table()) };

/** Lets silence confirm what captains say of matches of playoffs. */
export const handler = job(() =>
  runDue(
    playoffSilenceQueue,
    ({ data }, now) => confirmSilence(ClaimWork.parse(data), parts, now()),
    createDueIndex(table()),
    clock.now,
  ),
);
