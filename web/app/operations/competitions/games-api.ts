import { games } from '#shared/competitions/games/contract.ts';
import { client } from '../api.ts';

/** The operations of games. Apart from the others, so that only pages that call them load their description. */
export const gamesApi = client(games);
