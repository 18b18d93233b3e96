import { photoOf } from '#lambdas/accounts/ports/photo-of.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { userEntitlements } from '#shared/payments/entitlements.ts';
import type { PublicProfile } from '#shared/people/profile/profile.ts';
import { type ProfilePorts, seeProfile } from '../../ports/see-profile.ts';

/** What a person shows of themselves. Whose profile may not be seen looks unknown. */
export async function getProfile(
  { userId }: { readonly userId: string },
  caller: Caller,
  ports: ProfilePorts,
): Promise<PublicProfile> {
  const { person, connection } = await seeProfile(userId, caller, ports);
  const { displayName = '', city, games = [], bio } = person;
  return {
    userId,
    displayName,
    photoURL: photoOf(person),
    city: city?.name,
    games: [...games],
    bio,
    connection,
    ...(userEntitlements(person.userSubscription).supporterBadge && { isSupporter: true }),
  };
}
