import type { itemStates } from '#shared/teams/roster/roster.ts';

/** What people read for the state of a tracked item. */
export const stateWords: Readonly<Record<(typeof itemStates)[number], string>> = {
  not_needed: 'Not needed',
  needed: 'Needed',
  done: 'Done',
};
