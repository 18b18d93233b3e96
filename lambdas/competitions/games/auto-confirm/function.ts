import type { FunctionSpec } from '../../../kernel/function.ts';

/** Lets silence confirm scores, and tells the other side what waits for them. */
export const gamesSilenceFunction: FunctionSpec = {
  name: 'games-silence',
  entry: 'lambdas/competitions/games/auto-confirm/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 240,
};
