import type { itemStates } from '#shared/teams/roster/roster.ts';

/** How a tracked item stands, in words. */
export const stateWords: Readonly<Record<(typeof itemStates)[number], string>> = {
  not_needed: 'Not needed',
  needed: 'Needed',
  done: 'Done',
};
