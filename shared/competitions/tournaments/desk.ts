import * as z from 'zod';
import { quantity } from '#shared/quantity.ts';
import { startOf } from '#shared/start-window.ts';
import { CategoryId, EntryId, GameId, TournamentId } from '../../ids.ts';
import { Line } from '../../text.ts';

/** That everything is delayed by at once. */
export const mostMinutes = 600;

/** `15 minutes` */
export const minutesWords = (count: number): string => quantity(count, 'minute');

/** The matches of a category's game, or of its bracket. */
export const DeskStage = z.enum(['game', 'bracket']);

/** A match as a desk knows it: where and when it is, and whether it was called. What comes of it is known by its game. */
export const DeskMatch = z.object({
  categoryId: CategoryId,
  stage: DeskStage,
  /** As its game or bracket names it. */
  matchId: z.string().max(40),
  court: z.string().max(100).optional(),
  startsAt: z.iso.datetime().optional(),
  calledAt: z.iso.datetime().optional(),
});
export type DeskMatch = z.infer<typeof DeskMatch>;

/** What a category is played as. */
export const CategoryDraw = z.object({
  categoryId: CategoryId,
  gameId: GameId,
  /** The bracket that was made from it. */
  bracketId: GameId.optional(),
});
export type CategoryDraw = z.infer<typeof CategoryDraw>;

const News = z.object({ at: z.iso.datetime(), words: z.string().max(500) });

/** All that is decided at the desk of a tournament: one document, so that delaying everything is one write. */
export const Desk = z.object({
  tournamentId: TournamentId,
  version: z.int(),
  draws: z.array(CategoryDraw).max(20),
  matches: z.array(DeskMatch).max(1500),
  /** When an entry came, by its id. */
  checkedIn: z.record(EntryId, z.iso.datetime()),
  /** Since when play is suspended. */
  held: z.object({ since: z.iso.datetime(), reason: z.string().max(120) }).optional(),
  /** How often everything was shifted: a delay counts once. */
  shifts: z.int(),
  /** The latest first. */
  news: z.array(News).max(50),
});
export type Desk = z.infer<typeof Desk>;

export const matchKey = ({ categoryId, stage, matchId }: Pick<DeskMatch, 'categoryId' | 'stage' | 'matchId'>): string =>
  `${categoryId}/${stage}/${matchId}`;
export const MatchKey = z.string().regex(/^tct_[0-9A-Z]{26}\/(game|bracket)\/[\w-]{1,40}$/, 'Not a match.');

export const emptyDesk = (tournamentId: string): Desk => ({
  tournamentId,
  version: 0,
  draws: [],
  matches: [],
  checkedIn: {},
  shifts: 0,
  news: [],
});

/** What who runs the day says. */
export const DeskCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('call'), key: MatchKey, isCalled: z.boolean().default(true) }),
  z.strictObject({
    type: z.literal('delay'),
    minutes: z.int('A whole number.').min(1, 'At least one minute.').max(mostMinutes, 'At most ten hours.'),
    /** `shifts` of the desk as it was seen. */
    seen: z.int(),
  }),
  z.strictObject({ type: z.literal('hold'), reason: Line(2, 120, 'The reason') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('announce'), words: Line(2, 500, 'The announcement') }),
  z.strictObject({
    type: z.literal('place'),
    key: MatchKey,
    court: z.string().max(100),
    startsAt: startOf(z.iso.datetime()),
  }),
]);
export type DeskCommand = z.infer<typeof DeskCommand>;
