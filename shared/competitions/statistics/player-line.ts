import * as z from 'zod';
import { MatchId, PersonId } from '../../ids.ts';
import { EntrantId } from '../games/entrant.ts';
import { Counts } from './statistic.ts';

/** What a scorer enters for one player in one match. */
export const PlayerLine = z.strictObject({
  personId: PersonId,
  counts: Counts,
  /** They were in it, whether or not anything is counted of them. */
  played: z.boolean().optional(),
});
export type PlayerLine = z.infer<typeof PlayerLine>;

/** The same as it is kept: a guest was on no roster of the side when it was entered. */
export type KeptLine = PlayerLine & { readonly guest?: boolean };

/** The same for readers: a name, and a key that says who is the same in one answer. */
export const ShownLine = z.object({
  playerKey: z.string(),
  name: z.string(),
  entrantId: EntrantId,
  matchId: MatchId,
  counts: Counts,
});
export type ShownLine = z.infer<typeof ShownLine>;

/** A player whose line the caller may enter, with what stands in it. */
const EnteredPlayer = PlayerLine.extend({
  name: z.string(),
  guest: z.boolean().optional(),
  /** For a playoff that asks for some: the matches that they played in before it. */
  matches: z.int().optional(),
});

/** One side of a match for the scorer of its players. */
export const EnteredSide = z.object({
  entrantId: EntrantId,
  /** 0 before anything is entered. */
  version: z.int().min(0),
  players: z.array(EnteredPlayer),
  /** How many may play who are on no roster of the side, and who could. */
  guestsAllowed: z.int().min(0).default(0),
  guests: z.array(z.object({ personId: PersonId, name: z.string() })).default([]),
  /** The matches that a player needs to have played to play in this one. */
  leastMatches: z.int().min(0).default(0),
});
export type EnteredSide = z.infer<typeof EnteredSide>;

/** One player of a competition, with what all matches come to. */
export const Leader = z.object({
  playerKey: z.string(),
  name: z.string(),
  entrantId: EntrantId,
  /** In which something was entered of them. */
  matches: z.int().min(0),
  counts: Counts,
});
export type Leader = z.infer<typeof Leader>;
