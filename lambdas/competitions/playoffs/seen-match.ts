import type { Side } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { entrantsIn } from '#shared/competitions/playoffs/open-claims.ts';
import { checkVersion } from './operations/read-playoff.ts';
import type { StoredPlayoff } from './playoff-rows.ts';

/** A match as the caller saw it. */
export interface SeenMatch {
  readonly version: number;
  /** Where the caller names who meets, other matches may have changed since. */
  readonly entrantIds?: readonly [string, string] | undefined;
}

/**
 * Refuses what is said of a match that is another one now: between others, or with a score that the caller had not seen. Two
 * captains may say a score at once, so the word of the other side doesn't count as such.
 * @param speaksFor the side of a captain who says a score
 * @throws {Problem} record.changed
 */
export function checkSeen(
  { version, entrantIds }: SeenMatch,
  playoff: StoredPlayoff,
  match: BracketMatch | undefined,
  speaksFor?: Side,
): void {
  const open = match && playoff.claims?.[match.matchId];
  const isSame = match !== undefined && entrantIds !== undefined && entrantsIn(match).join() === entrantIds.join();
  const isKnown = !open || open.version <= version || open.said.every(({ side }) => side === otherThan(speaksFor));
  if (!isSame || !isKnown || version > playoff.version) checkVersion(playoff, version);
}

const otherThan = (side: Side | undefined): Side | undefined => (side === undefined ? undefined : side === 0 ? 1 : 0);
