import { paidByCard } from '#shared/competitions/payments/card-payments.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason } from '../../season-reader.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { moved } from '../promotion.ts';
import type { PlaceHold, RegistrationMoves } from '../registration-moves.ts';
import { cardGivenUp } from '../saved-card.ts';

/** Whether a player is on a team, and not held there for a payment. */
export const isPlaced = ({ status, squadIds }: StoredRegistration): boolean =>
  squadIds.length > 0 && (status === 'placed' || status === 'active');

/**
 * The place on a team is held for its payment; nothing where it was paid meanwhile, or is another order's. A player who was taken off
 * the team meanwhile owes nothing: the order is given up, and they can save another card.
 */
export const hold =
  ({ settle, stored }: Pick<SeasonLookup, 'settle' | 'stored'>): RegistrationMoves['hold'] =>
  (season, userId, until, now) =>
    settle(async () => {
      const before = await stored.registration(userId, season.seasonId);
      return before && owes(before, until) ? holding(season, before, until, now) : undefined;
    });

function holding(season: StoredSeason, before: StoredRegistration, { payBy, orderId }: PlaceHold, now: Date) {
  if (isPlaced(before))
    return (rows: Rows) => moved(rows, season, before, { status: 'pending_payment', payBy }, now) as Parts;
  return orderId && isUnplaced(before) ? (rows: Rows) => givingUp(rows, season, before, now) : undefined;
}

const owes = ({ cardPayments = [] }: StoredRegistration, { orderId }: PlaceHold): boolean =>
  paidByCard(cardPayments) === 0 && (!orderId || cardPayments.some((one) => one.orderId === orderId));

const isUnplaced = ({ status, squadIds }: StoredRegistration): boolean =>
  status === 'registered' && squadIds.length === 0;

function givingUp(rows: Rows, season: StoredSeason, before: StoredRegistration, now: Date): Parts {
  const { userId, seasonId, version } = before;
  const { set, facts } = cardGivenUp(before, season, now);
  return [
    rows.registration
      .patch({ userId, seasonId })
      .set({ ...set, version: version + 1 })
      .where((row, { eq }) => eq(row.version, version))
      .commit(),
    ...facts.map((fact) => rows.outbox.put(fact).commit()),
  ];
}
