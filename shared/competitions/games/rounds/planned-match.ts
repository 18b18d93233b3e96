import type { Game, Match } from '../schemas.ts';

/** A match before it has an id. */
export interface PlannedMatch {
  readonly round: number;
  readonly groupId?: string;
  readonly court?: string;
  readonly sides: Match['sides'];
}

/** What of a game its rounds are made from. */
export type Planned = Pick<Game, 'format' | 'entrants' | 'settings' | 'ruleset' | 'rounds'>;
