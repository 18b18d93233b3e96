import type { PlanId } from '#shared/payments/plan-names.ts';

/** What each plan promises, as the specification has it. */
export const entitlementsInWords: Readonly<Record<PlanId, readonly string[]>> = {
  rookie: [
    'Up to 500 members',
    'Up to 3 admins besides you',
    'Service fee of 3% plus $0.30, or about as much in your currency, for each card payment',
  ],
  pro: [
    'Up to 2,000 members',
    'Up to 10 admins besides you',
    'Service fee of 1.5% plus $0.30, or about as much in your currency, for each card payment',
  ],
  elite: [
    'Up to 10,000 members',
    'As many admins as you like',
    'Service fee of 0.5% plus $0.30, or about as much in your currency, for each card payment',
  ],
  free: ['10 saved searches'],
  plus: [
    '25 saved searches',
    'Events you join go into your calendar by themselves',
    'A supporter badge on your profile and rosters',
  ],
};
