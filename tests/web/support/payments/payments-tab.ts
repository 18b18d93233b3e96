import { openApp } from '../app.tsx';
import { aPlayer } from '../people/people.ts';
import { noPayouts } from './payouts.ts';
import { dawnHoops, offered } from './plans.ts';

/** Opens the payments tab of a player's settings, without any payments where the answers say nothing else. */
export const openPayments = (answers: Parameters<typeof openApp>[1] = {}, path = '/settings?tab=payments') =>
  openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/public/admin/flags': { subscriptions: true, badges: true },
    'GET /api/public/payments/plans': { plans: offered },
    'GET /api/payments/orders': { orders: [] },
    'GET /api/payments/me/subscriptions': { subscriptions: [] },
    'GET /api/payments/me/subscription-events': { events: [] },
    'GET /api/public/payments/products/organizer-pro': { id: 'organizer-pro', name: 'Organizer Pro' },
    ...noPayouts(),
    'GET /api/teams/me/communities': { teams: [dawnHoops] },
    ...answers,
  });
