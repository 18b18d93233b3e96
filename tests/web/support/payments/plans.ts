import type { OfferedPlan, Subscription } from '#shared/payments/plans/schemas.ts';
import { isPaidPlan, plans } from '#shared/payments/plans.ts';

/** The catalogue as the API gives it. */
export const offered: OfferedPlan[] = plans.map((plan) => ({
  ...plan,
  features: [...plan.features],
  priceId: isPaidPlan(plan.id) ? `price_${plan.id}` : null,
}));

export const teamId = 'tea_01HZZZZZZZZZZZZZZZZZZZZZZZ';
/** What the API says of plans to a player who pays for none and owns no community. */
export const withoutPlans = {
  'GET /api/public/admin/flags': { subscriptions: true, badges: true },
  'GET /api/public/payments/plans': { plans: offered },
  'GET /api/payments/me/subscriptions': { subscriptions: [] },
  'GET /api/payments/me/subscription-events': { events: [] },
  'GET /api/payments/orders': { orders: [] },
  'GET /api/teams/me/communities': { teams: [] },
};

/** A community of Ana. */
export const dawnHoops = {
  team: {
    teamId,
    name: 'Dawn Hoops',
    slug: 'dawn-hoops',
    status: 'active',
    kind: 'community',
    gameTypeIds: ['basketball'],
    tagline: '',
    city: { placeId: 'austin', name: 'Austin, TX', lat: 30.27, lng: -97.74, hash: '9v6kp' },
    visibility: 'public',
    joinPolicy: 'open',
    skillLevels: [],
    genderPolicy: 'open',
    isYouth: false,
    memberCount: 12,
  },
  roles: ['owner'],
};

/** A subscription of Ana: to Pro for Dawn Hoops, unless the test says otherwise. */
export const aSubscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  kind: 'team',
  ownerId: teamId,
  ownerName: 'Dawn Hoops',
  platform: 'rovers',
  planId: 'pro',
  status: 'active',
  periodStart: '2030-11-28T12:00:00.000Z',
  periodEnd: '2030-12-28T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  items: [{ plan: { product: 'organizer-pro' } }],
  ...more,
});
