import * as z from 'zod';
import { GameScore } from '../brackets/bracket.ts';

const Games = z.array(GameScore).min(1).max(7);

/** What captains say of a match of a playoff. */
export const Report = z.discriminatedUnion('act', [
  z.object({ act: z.literal('report'), games: Games }),
  z.object({ act: z.literal('confirm') }),
  z.object({ act: z.literal('dispute') }),
]);
export type Report = z.infer<typeof Report>;

/** What a side says that a match came to; where `confirmBy` is there, silence confirms it then, otherwise it is disputed. */
export const ShownClaim = z.object({
  matchId: z.string(),
  side: z.union([z.literal(0), z.literal(1)]),
  games: Games,
  confirmBy: z.iso.datetime().optional(),
});
export type ShownClaim = z.infer<typeof ShownClaim>;
