import * as z from 'zod';
import { UserId } from '#shared/ids.ts';
import { connectionStates } from '../connections/rules.ts';

/** What signed-in users may know of a person (authorization matrix, user.getProfile). */
export const PublicProfile = z.object({
  userId: UserId,
  displayName: z.string(),
  /** On the product's own origin. */
  photoURL: z.string().optional(),
  city: z.string().optional(),
  games: z.array(z.string()),
  bio: z.string().optional(),
  /** They support the product with Member Plus. */
  isSupporter: z.boolean().optional(),
  /** How the viewer stands to them; absent of oneself. */
  connection: z.enum(connectionStates).optional(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const profileOperations = {
  getProfile: {
    method: 'GET',
    path: '/people/users/{userId}/profile',
    summary: "Read a player's profile, as far as they show it",
    access: 'emailVerified',
    input: z.strictObject({ userId: UserId }),
    output: PublicProfile,
    errors: ['user.notFound'],
  },
} as const;
