import type { StoredSeason } from '#lambdas/competitions/seasons/season-reader.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { payByOf } from '#shared/competitions/payments/payment-hold.ts';

export const start = Date.parse('2031-02-01T12:00:00Z');
const at = new Date(start).toISOString();
export const seasonId = `ssn_${'0'.repeat(26)}`;
export const teamId = `tea_${'0'.repeat(26)}`;
const divisionId = `div_${'0'.repeat(26)}`;
export const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const childOf = (last: number) => `dep_${'0'.repeat(25)}${last}`;
/** Who pays: the first is also the parent of two children. */
export const payers = [0, 1, 2].map(idOf);
export const children = [0, 1].map(childOf);
/** A player who can be given a place. */
export const heirs = [7, 8].map(idOf);
export const priceMinor = 5000;

export const season = {
  seasonId,
  teamId,
  version: 1,
  status: 'registration_open',
  startDate: '2031-03-01',
  facts: {
    label: 'Spring',
    timeZone: 'America/Chicago',
    currency: 'USD',
    refundPolicy: 'flexible',
    divisions: [{ divisionId, name: 'Open', capacity: { players: 20 }, daysOfWeek: [] }],
    registrationModes: ['individual'],
    prices: { individual: { amountMinor: priceMinor, currency: 'USD' } },
    startDate: '2031-03-01',
  },
  createdAt: at,
  updatedAt: at,
} as unknown as StoredSeason;

/** A spot that is held until its payment. */
export const heldFor = (userId: string, now: Date) =>
  ({
    userId,
    seasonId,
    version: 1,
    teamId,
    divisionId,
    mode: 'individual',
    status: 'pending_payment',
    payBy: payByOf('atOnce', now),
    squadIds: [],
    answers: {},
    price: { amountMinor: priceMinor, currency: 'USD' },
    registeredAt: at,
  }) as unknown as StoredRegistration;

export const guardians = (userId: string) => ({ [userId]: { userId, status: 'confirmed', rights: ['pay'] } });
export const account = {
  ownerKind: 'user',
  ownerId: idOf(9),
  stripeId: 'acct_seller',
  currency: 'USD',
  chargesEnabled: true,
  detailsSubmitted: true,
  payoutsEnabled: true,
  currentlyDue: [],
  pastDue: [],
};

/** The account as it is stored: the first order of the season makes it needed. */
export const linked = {
  ...account,
  ownerKind: 'user',
  userId: idOf(9),
  country: 'US',
  livemode: false,
  linkKind: 'new',
  linkedAt: at,
  version: 1,
} as const;
