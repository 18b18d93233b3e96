import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import type { BracketPlaces } from '#shared/competitions/brackets/place-bracket.ts';
import type { Claims } from '#shared/competitions/playoffs/open-claims.ts';

/** A playoff as it is stored; who is in it by name is known by its game. */
export interface StoredPlayoff {
  readonly gameId: string;
  readonly version: number;
  readonly sourceGameId: string;
  readonly bracket: Bracket;
  /** Courts and times: placing is a search, so it is done when matches come or go and not on reads. */
  readonly placing?: BracketPlaces | undefined;
  /** Of matches that still are between the same two: every write of the bracket drops the others. */
  readonly claims?: Claims | undefined;
  readonly updatedAt: string;
}

/** A playoff before a change. */
export interface StoredSnapshot {
  readonly version: number;
  readonly takenAt: string;
  readonly what: string;
  readonly bracket: Bracket;
}

/** So long a change, or a deletion, can be taken back. */
export const undoSeconds = 24 * 60 * 60;
export const endOfUndo = (at: string): number => Math.ceil(Date.parse(at) / 1000) + undoSeconds;
