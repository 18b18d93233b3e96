import * as z from 'zod';
import { Line } from '../../text.ts';
import { EntrantId } from '../brackets/bracket.ts';
import { BracketConfiguration } from '../brackets/configuration.ts';

/** What an organiser says when a playoff is made of a game. */
export const PlayoffWish = z.object({
  name: Line(2, 80, 'The name of the playoff').optional(),
  configuration: BracketConfiguration,
  /** Groups that are still played leave slots that are filled later. */
  provisional: z.boolean().default(false),
  /** Takes the place of the playoff that stands already; that one can be brought back for 24 hours. */
  replace: z.boolean().default(false),
  /** An order of tied entrants. */
  decided: z.array(EntrantId).max(128).default([]),
  /** Best first, where people are seeded by hand; with a source but no order, these are who is in. */
  picked: z.array(EntrantId).max(128).default([]),
});
export type PlayoffWish = z.infer<typeof PlayoffWish>;
