import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { createGameReader } from '../../games/game-store.ts';
import { ClaimWork, playoffSilenceQueue } from '../../games/silence/plan-work.ts';
import { createPlayoffStore } from '../playoff-store.ts';
import { confirmSilence } from './confirm-silence.ts';

const parts = { playoffs: createPlayoffStore(table()), games: createGameReader(table()) };

export const handler = (): Promise<void> =>
  runDue(
    playoffSilenceQueue,
    ({ data }, now) => confirmSilence(ClaimWork.parse(data), parts, now()),
    createDueIndex(table()),
    clock.now,
  );
