import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import { type BracketPlaces, placeBracket } from '#shared/competitions/brackets/place-bracket.ts';
import type { StoredPlayoff } from './playoff-rows.ts';

/** Courts and times of a bracket: as they were kept, and found anew only where another entrant has a bye. */
export const placingOf = (before: Pick<StoredPlayoff, 'bracket' | 'placing'>, bracket: Bracket): BracketPlaces =>
  before.placing && byesOf(before.bracket) === byesOf(bracket) ? before.placing : placeBracket(bracket);

const byesOf = ({ seeds }: Bracket): string => seeds.map(({ slotState }) => Number(slotState === 'bye')).join('');
