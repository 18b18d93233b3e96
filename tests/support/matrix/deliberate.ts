import type { Expectation, Role } from './rows.ts';

/**
 * Cells where the product and the matrix say different things. Mostly it is the fixed order of refusals that decides
 * (email and profile before anything is loaded), because it is the same for every operation and tells a stranger as
 * little.
 */
export const deliberate: Readonly<Record<string, Partial<Record<Role, Expectation>>>> = {
  'auth.link.explicit': { unverified: 'D403_EMAIL' },
  'event.update.privateUnrelated': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  // A joiner brings people with their own answer (`event.guest.add`); records of people are the host's.
  'guest.create': { event_joiner: 'D403' },
  // No one asks before their address is proven; the player who answers needs none.
  'family.accept.asRequester': { unverified: 'D403' },
  'season.write.crossTeam': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  // Who has no complete profile learns nothing of any game.
  'game.update.crossEvent': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  'org.create': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  'org.update': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  'org.admins.write': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  'org.admins.removeLast': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  'org.team.attach': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  'place.delete': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  'place.update': { verified: 'D403_PROFILE' },
  'pay.connect.oauth.badState': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  // A payout account is its owner's alone: staff see it on Stripe's own pages.
  'pay.connect.get': { platform_admin: 'D404' },
  'pay.connect.unlink': { platform_admin: 'D404' },
};
