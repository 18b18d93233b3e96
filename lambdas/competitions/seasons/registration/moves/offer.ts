import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { placeMailed, placeOffered } from '#shared/competitions/seasons/messages.ts';
import { isTransferable } from '#shared/competitions/seasons/registration.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import type { RegistrationMoves } from '../registration-moves.ts';

/** Sets or drops the recipient of an offered place, of a registration that is still the one that was read. */
function offeredTo(rows: Rows, { userId, seasonId, version }: StoredRegistration, to?: string, until?: string) {
  return rows.registration
    .patch({ userId, seasonId })
    .set({ version: version + 1, ...(to && { offeredTo: to }), ...(until && { offeredUntil: until }) })
    .remove([...(to ? [] : (['offeredTo'] as const)), ...(until ? [] : (['offeredUntil'] as const))])
    .where((row, { eq }) => eq(row.version, version))
    .commit();
}

/** Offers a place to one person at a time; the earlier recipient finds nothing any more. */
export const offer =
  ({ settle, standing }: SeasonLookup): RegistrationMoves['offer'] =>
  (season, userId, toUserId, now) =>
    settle(async () => {
      const before = await standing(userId, season.seasonId);
      if (!isTransferable(before.status)) throw new Problem('registration.notNow');
      if (before.offeredTo === toUserId) return undefined;
      const { seasonId, teamId, facts } = season;
      const id = idFrom('message', placeOffered.name, seasonId, userId, String(before.version + 1));
      const said = { seasonId, teamId, seasonLabel: facts.label, userId: toUserId, fromUserId: userId };
      return (rows) =>
        [
          offeredTo(rows, before, toUserId),
          rows.offer.put({ userId: toUserId, seasonId, fromUserId: userId, offeredAt: now.toISOString() }).commit(),
          rows.outbox.put(factRow(placeOffered, id, now, said)).commit(),
        ] as Parts;
    });

export const offerByMail =
  ({ settle, standing }: SeasonLookup): RegistrationMoves['offerByMail'] =>
  (season, userId, { email, until }, now) =>
    settle(async () => {
      const { seasonId, teamId, facts } = season;
      const before = await standing(userId, seasonId);
      if (!isTransferable(before.status)) throw new Problem('registration.notNow');
      const id = idFrom('message', placeMailed.name, seasonId, userId, String(before.version + 1));
      const said = { seasonId, teamId, seasonLabel: facts.label, fromUserId: userId, offeredUntil: until };
      return (rows) =>
        [offeredTo(rows, before, email, until), rows.outbox.put(factRow(placeMailed, id, now, said)).commit()] as Parts;
    });

export const takeBack =
  ({ settle, standing }: SeasonLookup): RegistrationMoves['takeBack'] =>
  (season, userId) =>
    settle(async () => {
      const before = await standing(userId, season.seasonId);
      if (!before.offeredTo) return undefined;
      return (rows) => [offeredTo(rows, before)] as Parts;
    });
