import type { Bracket } from '../bracket.ts';
import type { Proposal } from '../outcome.ts';
import { readBracket } from '../read-bracket.ts';
import type { CommandOf } from './commands.ts';

/** Clears one match; what was played on from it only with consent. */
export const resetMatch = (bracket: Bracket, { matchId, force }: CommandOf<'reset_match'>): Proposal =>
  without(bracket, Object.hasOwn(bracket.records, matchId) ? [matchId] : [], force);

export function resetRound(bracket: Bracket, { part, round, force }: CommandOf<'reset_round'>): Proposal {
  const inRound = readBracket(bracket).matches.filter((match) => match.part === part && match.round === round);
  const recorded = inRound.filter(({ record }) => record);
  return without(
    bracket,
    recorded.map(({ matchId }) => matchId),
    force,
  );
}

/** Everything that was played; seeds and withdrawals stay. */
export const resetBracket = (bracket: Bracket): Proposal => without(bracket, Object.keys(bracket.records), true);

function without(bracket: Bracket, named: readonly string[], consents = false): Proposal {
  if (named.length === 0) return 'nothing_to_reset';
  const kept = Object.entries(bracket.records).filter(([matchId]) => !named.includes(matchId));
  return { bracket: { ...bracket, records: Object.fromEntries(kept) }, named, consents, canUndo: true };
}
