import type { PayoutAccountView } from '#shared/payments/accounts/schemas.ts';
import type { Answers } from '../app.tsx';

/** A refusal of the API. */
export const refused = (status: number, code: string) => () => Response.json({ code, status, title: code }, { status });

/** An account of which everything is done. */
export const anActiveAccount = (differences: Partial<PayoutAccountView> = {}): PayoutAccountView => ({
  status: 'active',
  country: 'US',
  currency: 'USD',
  stripeId: 'acct_1',
  stripeChargesEnabled: true,
  stripeDetailsSubmitted: true,
  payoutsEnabled: true,
  takesPayments: true,
  requirements: { currently_due: [], past_due: [] },
  schedule: { interval: 'weekly', weekday: 'monday' },
  linkedAt: '2026-11-01T10:00:00.000Z',
  ...differences,
});

/** What the payments tab asks for a person who organizes nothing. */
export const noPayouts = (): Answers => ({
  'GET /api/payments/payouts': {},
  'GET /api/events/mine': { events: [] },
  'GET /api/teams/me/communities': { teams: [] },
  'GET /api/teams/me/organizations': { organizations: [], mayCreate: false },
});

/** The same for an organizer whose account is linked. */
export const payoutsOf = (account: PayoutAccountView): Answers => ({
  ...noPayouts(),
  'GET /api/payments/payouts': { account },
  'GET /api/payments/account/uses': { uses: [] },
  'GET /api/payments/account/next-payout': { balanceMinor: 0, currency: 'USD' },
});
