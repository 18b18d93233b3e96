import type { Bracket, MatchRecord } from './bracket.ts';

/** Why a command cannot be done, for any caller. */
export type BracketRefusal =
  | 'already_confirmed'
  | 'already_decided'
  | 'already_withdrawn'
  | 'bye_against_bye'
  | 'byes_go_to_best'
  | 'draw'
  | 'everybody_once'
  | 'impossible_score'
  | 'impossible_set'
  | 'not_confirmed'
  | 'not_decided'
  | 'not_ready'
  | 'nothing_to_reset'
  | 'seeds_known'
  | 'seeds_open'
  | 'too_late'
  | 'too_many_games'
  | 'unknown_alternate'
  | 'unknown_entrant'
  | 'unknown_match'
  | 'wrong_slots';

/** A record that is no longer there, or says something else now. */
export interface LostRecord {
  readonly matchId: string;
  readonly label: string;
  readonly record: MatchRecord;
  /** The command named this match, or it follows because others are in it now. */
  readonly because: 'named' | 'follows';
}

/** A bracket as it was before a command, kept so that the command can be undone. */
export interface BracketSnapshot {
  readonly takenAt: string;
  readonly bracket: Bracket;
}

export type BracketOutcome =
  | {
      readonly status: 'applied';
      readonly bracket: Bracket;
      /** Every record that is lost by it: to be shown and kept, never dropped in silence. */
      readonly lost: readonly LostRecord[];
      /** To be kept for 24 hours, where the command can be undone. */
      readonly snapshot?: BracketSnapshot;
      /** Who could come in for an entrant that withdrew. */
      readonly offered?: string;
    }
  /** Nothing was changed: the organizer has to see what would be lost, and give `force` or type the word. */
  | { readonly status: 'needs_consent'; readonly lost: readonly LostRecord[]; readonly typing?: 'RESET' }
  | { readonly status: 'refused'; readonly reason: BracketRefusal };

/** What a command wants the bracket to be. */
export type Proposal =
  | {
      readonly bracket: Bracket;
      /** Matches whose records the command names itself. */
      readonly named: readonly string[];
      readonly consents: boolean;
      readonly typing?: 'RESET';
      readonly canUndo: boolean;
      readonly offered?: string;
    }
  | BracketRefusal;
