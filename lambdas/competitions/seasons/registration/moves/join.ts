import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { agentJoined } from '#shared/competitions/payments/messages.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason } from '../../season-reader.ts';
import { comesTo } from '../../squads/squad-writes.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { judged, playing, put } from '../entering.ts';
import { comingIn, heldFact } from '../held-spot.ts';
import { inSquad } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';
import { unqueue } from '../spots.ts';

/** Into a squad at once; a registered player keeps that, and leaves the line. */
export const join =
  ({ settle, stored, roomOf }: SeasonLookup): RegistrationMoves['join'] =>
  (season, squadId, wanted, now) =>
    settle(async () => {
      const found = await stored.registration(wanted.userId, wanted.seasonId);
      const before = standingOf(found);
      if (isBarred(before, squadId)) throw new Problem('registration.already');
      const squad = await playing(stored, season.seasonId, squadId);
      const held = before ?? { ...wanted, squadIds: [] };
      const isLate = judged(season, squad, held.squadIds.length, now) === 'late';
      const squadIds = [...held.squadIds, squadId];
      const version = (found?.version ?? 0) + 1;
      const row = { ...held, ...standingIn(season, before, wanted, now), squadIds, version };
      const room = before?.status === 'waitlisted' ? await roomOf(before) : undefined;
      return (rows) =>
        [
          comesTo(rows, squad, [wanted.userId], isLate),
          put(rows, row, found),
          ...heldFact(rows, row, row, now),
          ...(room ? [unqueue(rows, room, wanted.userId)] : []),
          ...(before ? [joinedFact(rows, row, squadId, now)] : []),
        ] as Parts;
    });

/** Free agents pay from now on. */
function joinedFact(rows: Rows, { seasonId, userId, version }: StoredRegistration, squadId: string, now: Date) {
  const id = idFrom('message', agentJoined.name, seasonId, userId, String(version));
  return rows.outbox.put(factRow(agentJoined, id, now, { seasonId, userId, squadId })).commit();
}

const standingOf = (found: StoredRegistration | undefined) => (found && isStanding(found.status) ? found : undefined);

/** A spot is held for its payment where it is new: players who were in already stay in. */
function standingIn(
  season: StoredSeason,
  before: StoredRegistration | undefined,
  wanted: StoredRegistration,
  now: Date,
) {
  const { status, payBy } = before ?? wanted;
  if (status === 'pending_payment' && payBy) return { status, payBy };
  const isNew = status === 'waitlisted' || status === 'started';
  return before && isNew ? comingIn(season, before, inSquad(season), 'atOnce', now) : { status: inSquad(season) };
}

const isBarred = (before: StoredRegistration | undefined, squadId: string) =>
  before?.status === 'suspended' || before?.squadIds.includes(squadId) === true;
