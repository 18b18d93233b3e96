import type { PlayoffRows } from './writes/store.ts';

/** Holds the standings that a playoff was made from. */
export const locked = (rows: PlayoffRows, gameId: string) =>
  rows.game.patch({ gameId }).set({ status: 'locked' }).add({ version: 1 }).commit();
