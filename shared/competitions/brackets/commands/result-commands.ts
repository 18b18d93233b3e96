import type { Bracket, GameScore, MatchRecord, Side } from '../bracket.ts';
import { type BracketMatch, slotOf } from '../bracket-match.ts';
import { recordWinner, scoreFault } from '../match-score.ts';
import type { BracketRefusal, Proposal } from '../outcome.ts';
import { readBracket } from '../read-bracket.ts';
import type { CommandOf } from './commands.ts';

export function startMatch(bracket: Bracket, { matchId }: CommandOf<'start_match'>): Proposal {
  const match = playable(bracket, matchId);
  if (typeof match === 'string') return match;
  return match.status === 'ready' ? recorded(bracket, match, { games: [] }) : 'not_ready';
}

/** A match that is decided is changed by `edit_result`, with a reason. */
export function enterResult(bracket: Bracket, { matchId, games }: CommandOf<'enter_result'>): Proposal {
  const match = playable(bracket, matchId);
  if (typeof match === 'string') return match;
  return scoreFault(games, match.bestOf) ?? recorded(bracket, match, { games });
}

export function editResult(bracket: Bracket, { matchId, games, force }: CommandOf<'edit_result'>): Proposal {
  const match = findMatch(bracket, matchId);
  if (typeof match === 'string') return match;
  if (match.winner === undefined || match.status === 'bye') return 'not_decided';
  const fault = scoreFault(games, match.bestOf);
  if (fault) return fault;
  const isDecided = recordWinner({ entrantIds: ['', ''], games }, match.bestOf) !== undefined;
  return isDecided ? recorded(bracket, match, { games }, { consents: force === true, canUndo: true }) : 'not_decided';
}

/** Games that were played stay with the match. */
export function forfeit(bracket: Bracket, { matchId, entrantId }: CommandOf<'forfeit'>): Proposal {
  const match = playable(bracket, matchId);
  if (typeof match === 'string') return match;
  const side = match.slots.findIndex((slot) => slot.slotState === 'set' && slot.entrantId === entrantId);
  if (side < 0) return 'unknown_entrant';
  return recorded(bracket, match, { games: match.record?.games ?? [], forfeitedBy: side as Side });
}

function findMatch(bracket: Bracket, matchId: string): BracketMatch | BracketRefusal {
  if (bracket.phase !== 'confirmed') return 'not_confirmed';
  return readBracket(bracket).matches.find((match) => match.matchId === matchId) ?? 'unknown_match';
}

/** A match of two that is not decided. */
function playable(bracket: Bracket, matchId: string): BracketMatch | BracketRefusal {
  const match = findMatch(bracket, matchId);
  if (typeof match === 'string') return match;
  if (match.winner !== undefined) return 'already_decided';
  return match.status === 'ready' || match.status === 'in_progress' ? match : 'not_ready';
}

function recorded(
  bracket: Bracket,
  match: BracketMatch,
  said: { readonly games: GameScore[]; readonly forfeitedBy?: Side },
  { consents, canUndo } = { consents: false, canUndo: false },
): Proposal {
  const a = slotOf(match, 0);
  const b = slotOf(match, 1);
  if (a?.slotState !== 'set' || b?.slotState !== 'set') return 'not_ready';
  const record: MatchRecord = { entrantIds: [a.entrantId, b.entrantId], ...said };
  const records = { ...bracket.records, [match.matchId]: record };
  return { bracket: { ...bracket, records }, named: [match.matchId], consents, canUndo };
}
