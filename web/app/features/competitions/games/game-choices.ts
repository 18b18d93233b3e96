import type { games } from '#shared/competitions/games/contract.ts';
import type { Input } from '#shared/contract/operation.ts';

/** A game that is added to an event. */
export type NewGame = Input<(typeof games)['operations']['createGame']>;

/** The ways of playing that an event's game has, each with what it means. */
export const formatChoices = [
  { value: 'round_robin', label: 'Round robin' },
  { value: 'single_match', label: 'Single match' },
  { value: 'pools', label: 'Pools' },
  { value: 'swiss', label: 'Swiss' },
  { value: 'king_of_court', label: 'King of the court' },
  { value: 'rotating_partners', label: 'Rotating partners' },
  { value: 'ladder', label: 'Ladder' },
  { value: 'challenge_list', label: 'Challenge ladder' },
  { value: 'free_for_all', label: 'Free for all' },
] as const satisfies readonly { value: NewGame['format']; label: string }[];
