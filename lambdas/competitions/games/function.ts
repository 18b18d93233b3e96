import { games } from '#shared/competitions/games/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const gamesFunction: FunctionSpec = {
  name: 'games',
  entry: 'lambdas/competitions/games/handler.ts',
  serves: games,
  gathers: ['/games', '/me/games'],
  may: ['writeTable'],
};
