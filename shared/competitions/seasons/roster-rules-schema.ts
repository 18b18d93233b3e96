import * as z from 'zod';

const sizes = z.int('A whole number.').min(1, 'At least 1.').max(60, 'At most 60.');

/** Who may be on the roster of a squad, and how many. */
export const RosterRules = z
  .strictObject({
    minSize: sizes.default(1),
    maxSize: sizes.default(30),
    /** At least so many women, where it counts for confirming. */
    minWomen: z.int().min(0).max(50).default(0),
    minMen: z.int().min(0).max(50).default(0),
    /** Ages on a day; players without a birthdate are refused where one is set. */
    ageOn: z.iso.date('Choose a day.').optional(),
    minAge: z.int().min(3).max(100).optional(),
    maxAge: z.int().min(3).max(100).optional(),
    maxTeamsPerPlayer: z.int().min(1).max(5).default(1),
    /** From then on only late additions are added. */
    freezeAt: z.iso.datetime('Choose when.').optional(),
    lateAdditionsAllowed: z.int().min(0).max(20).default(0),
    guestPlayersPerMatch: z.int().min(0).max(10).default(0),
    playoffMinGames: z.int().min(0).max(50).default(0),
  })
  .refine(({ minSize, maxSize }) => minSize <= maxSize, { path: ['maxSize'], message: 'Not below the minimum.' })
  .refine(({ minWomen, minMen, maxSize }) => minWomen + minMen <= maxSize, {
    path: ['minWomen'],
    message: 'More than a team may have.',
  });
export type RosterRules = z.infer<typeof RosterRules>;
