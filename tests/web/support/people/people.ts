import type { Me } from '#shared/accounts/schemas.ts';

type Recorded = Extract<Me, { state: 'success' }>;

/** A player who has signed up and nothing more. */
export const aNewcomer = (more: Partial<Recorded> = {}): Recorded => ({
  state: 'success',
  userId: '11111111-1111-4111-8111-111111111111',
  version: 1,
  email: 'ana@example.com',
  emailVerified: true,
  hasAdditionalInfo: false,
  subscription: 'Rookie',
  userSubscription: 'Free',
  acceptedTerms: true,
  signIns: ['password'],
  platform: 'rovers',
  ...more,
});

/** A player with a complete profile. */
export const aPlayer = (more: Partial<Recorded> = {}): Recorded =>
  aNewcomer({
    hasAdditionalInfo: true,
    version: 2,
    displayName: 'Ana P',
    fullName: 'Ana Perez',
    games: ['soccer'],
    city: { placeId: 'c1', name: 'Austin, TX', lat: 30.3, lng: -97.7, hash: '9v6kpv' },
    ...more,
  });

/** No one nearby, no connections and no lists. */
export const connectionAnswers = {
  'GET /api/people/me/connections': { connections: [], received: [], sent: [] },
  'GET /api/people/me/nearby-players': { players: [], isShown: false },
  'GET /api/people/me/lists': { lists: [] },
};
