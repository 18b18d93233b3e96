import * as z from 'zod';

/** What a host says about who can take part with ease (domain 4.4). */
export const inclusionFacts = [
  'stepFree',
  'accessibleToilet',
  'adaptive',
  'quietArea',
  'beginnersWelcome',
  'childcare',
  'prayerSpace',
] as const;
export const InclusionFact = z.enum(inclusionFacts, 'That is nothing a host can say.');

/** What a seat costs, in cents. */
export const Price = z.strictObject({
  amount: z.int('Give an amount.').min(1, 'At least one cent.').max(1_000_000, 'At most $10,000.'),
  currency: z.literal('USD'),
});
