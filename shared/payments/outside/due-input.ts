import * as z from 'zod';
import { PaidMark } from './dues.ts';

/** Whose payment it is: the player, the team or the entry. */
export const DueId = z.string().regex(/^[\w-]{20,64}$/, 'Not a valid id.');

/** What an organizer says of a payment. The amount is the server's; the one they saw only has to be the same. */
export const markInput = {
  mark: PaidMark,
  seenAmountMinor: z.int('A whole number.').min(0).max(1_000_000_000),
};
