import type { Bracket } from '../bracket.ts';
import type { BracketOutcome, Proposal } from '../outcome.ts';
import { readBracket } from '../read-bracket.ts';
import { confirmSeeds, editSeeds, placeSeeds } from '../seeding/seed-commands.ts';
import type { BracketCommand, CommandOf } from './commands.ts';
import { lostRecords } from './lost-records.ts';

import { editResult, enterResult, forfeit, startMatch } from './result-commands.ts';
import { withdraw } from './withdraw.ts';

/** Clears one match; what was played on from it only with consent. */
const resetMatch = (bracket: Bracket, { matchId, force }: CommandOf<'reset_match'>): Proposal =>
  without(bracket, Object.hasOwn(bracket.records, matchId) ? [matchId] : [], force);

function resetRound(bracket: Bracket, { part, round, force }: CommandOf<'reset_round'>): Proposal {
  const inRound = readBracket(bracket).matches.filter((match) => match.part === part && match.round === round);
  const recorded = inRound.filter(({ record }) => record);
  return without(
    bracket,
    recorded.map(({ matchId }) => matchId),
    force,
  );
}

/** Everything that was played; seeds and withdrawals stay. */
const resetBracket = (bracket: Bracket): Proposal => without(bracket, Object.keys(bracket.records), true);

function without(bracket: Bracket, named: readonly string[], consents = false): Proposal {
  if (named.length === 0) return 'nothing_to_reset';
  const kept = Object.entries(bracket.records).filter(([matchId]) => !named.includes(matchId));
  return { bracket: { ...bracket, records: Object.fromEntries(kept) }, named, consents, canUndo: true };
}

type Proposers = { readonly [T in BracketCommand['type']]: (bracket: Bracket, command: CommandOf<T>) => Proposal };

const proposers: Proposers = {
  place_seeds: placeSeeds,
  confirm_seeds: confirmSeeds,
  edit_seeds: editSeeds,
  start_match: startMatch,
  enter_result: enterResult,
  edit_result: editResult,
  forfeit,
  withdraw,
  reset_match: resetMatch,
  reset_round: resetRound,
  reset_bracket: resetBracket,
};

/**
 * Does one command to a playoff, or says why not. Records of matches that others are in now go with it, but only after
 * consent, and they are always in the answer. The bracket itself is never changed.
 */
export function applyCommand(bracket: Bracket, command: BracketCommand, now: string): BracketOutcome {
  const propose = proposers[command.type] as (bracket: Bracket, command: BracketCommand) => Proposal;
  return carryOut(bracket, propose(bracket, command), now);
}

/** @param now an instant, of the snapshot */
export function carryOut(before: Bracket, proposal: Proposal, now: string): BracketOutcome {
  if (typeof proposal === 'string') return { status: 'refused', reason: proposal };
  const bracket = withoutOutdated(proposal.bracket);
  const lost = lostRecords(before, bracket, proposal.named);
  const { typing, offered, canUndo } = proposal;
  if (lost.some(({ because }) => because === 'follows') && !proposal.consents) {
    return { status: 'needs_consent', lost, ...(typing && { typing }) };
  }
  const isKept = canUndo || lost.length > 0;
  return {
    status: 'applied',
    bracket,
    lost,
    ...(isKept && { snapshot: { takenAt: now, bracket: before } }),
    ...(offered && { offered }),
  };
}

/** Takes out records that hold for others than those who are in their matches; what follows from them goes with them. */
function withoutOutdated(bracket: Bracket): Bracket {
  const { outdated } = readBracket(bracket);
  if (outdated.length === 0) return bracket;
  const kept = Object.entries(bracket.records).filter(([matchId]) => !outdated.includes(matchId));
  return { ...bracket, records: Object.fromEntries(kept) };
}
