import * as z from 'zod';
import { MatchScore } from './scoring.ts';

/** One line of what was said of a match's score; lines are only ever added. */
export const ScoreLogLine = z.object({
  version: z.int(),
  by: z.string().max(64),
  role: z.enum(['captain', 'official', 'scorekeeper', 'manager', 'autoConfirm']),
  act: z.enum(['entered', 'confirmed', 'disputed', 'decided', 'corrected', 'withdrawn', 'started', 'reset']),
  score: MatchScore.optional(),
  reason: z.string().max(300).optional(),
  at: z.iso.datetime(),
  device: z.string().max(40).optional(),
});
export type ScoreLogLine = z.infer<typeof ScoreLogLine>;

/** The same with what is shown of the person who said it; an automatic confirmation has no name. */
export const ShownLogLine = ScoreLogLine.extend({ name: z.string() });
export type ShownLogLine = z.infer<typeof ShownLogLine>;
