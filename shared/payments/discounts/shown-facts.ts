import * as z from 'zod';
import type { BuyerFacts } from './automatic.ts';

/** What automatic discounts go by, as a payer's page knows it to work out the price of what they choose. */
export const shownFacts = {
  /** Other children whose places the reader paid here. */
  siblingsPaid: z.int(),
  /** Who of the players paid for an earlier season of the community; absent where that lowers nothing. */
  returning: z.array(z.string()).optional(),
  /** Who of them are members, or children of a reader who is one; absent where that lowers nothing. */
  members: z.array(z.string()).optional(),
};
type ShownFacts = z.output<z.ZodObject<typeof shownFacts>>;

export const toShownFacts = ({ siblings, returning, members }: BuyerFacts): ShownFacts => ({
  siblingsPaid: siblings,
  returning: [...returning],
  ...(members.size > 0 && { members: [...members] }),
});

export const fromShownFacts = ({ siblingsPaid, returning, members }: ShownFacts): BuyerFacts => ({
  siblings: siblingsPaid,
  returning: new Set(returning),
  members: new Set(members),
});
