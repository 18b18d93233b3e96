import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { squadFilled } from '#shared/competitions/seasons/messages.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason, StoredSquad } from '../../season-reader.ts';
import { changeAsRead } from '../../squads/squad-writes.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { put } from '../entering.ts';
import { moved } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';
import { unqueue } from '../spots.ts';

/** An account takes the place of the player it was on a roster. A registration of its own stays, and gets their teams. */
export const takeOver =
  ({ settle, stored, roomOf }: SeasonLookup): RegistrationMoves['takeOver'] =>
  (season, personId, userId, now) =>
    settle(async () => {
      const { seasonId } = season;
      const [before, own] = await Promise.all([
        stored.registration(personId, seasonId),
        stored.registration(userId, seasonId),
      ]);
      if (!before || !isStanding(before.status)) return undefined;
      const found = await Promise.all(before.squadIds.map((squadId) => stored.squad(seasonId, squadId)));
      const squads = found.filter((squad): squad is StoredSquad => squad !== undefined);
      const waits = own?.status === 'waitlisted' ? await roomOf(own) : undefined;
      return (rows) =>
        [
          ...moved(rows, season, before, { status: 'transferred', squadIds: [], heirId: userId }, now),
          put(rows, merged(before, own, userId), own),
          ...(waits && before.squadIds.length > 0 ? [unqueue(rows, waits, userId)] : []),
          ...squads.flatMap((squad) => [
            changeAsRead(rows, squad, handedOver(squad, personId, userId)),
            toldOf(rows, season, squad, userId, now),
          ]),
        ] as Parts;
    });

function merged(before: StoredRegistration, own: StoredRegistration | undefined, userId: string): StoredRegistration {
  const version = (own?.version ?? 0) + 1;
  if (!own || !isStanding(own.status)) return { ...before, userId, version };
  if (before.squadIds.length === 0) return { ...own, version };
  const { askedSquadId: _, ...kept } = own;
  return {
    ...kept,
    version,
    status: own.status === 'suspended' ? own.status : before.status,
    divisionId: before.divisionId,
    squadIds: [...new Set([...own.squadIds, ...before.squadIds])],
  };
}

/** The first with an account leads a team that no one leads. */
const handedOver = ({ roster, captainId }: StoredSquad, personId: string, userId: string) => ({
  roster: [...new Set(roster.map((one) => (one === personId ? userId : one)))],
  captainId: captainId ?? userId,
});

function toldOf(
  rows: Rows,
  { seasonId, teamId, facts }: StoredSeason,
  { squadId, name: squadName }: StoredSquad,
  userId: string,
  now: Date,
) {
  const id = idFrom('message', squadFilled.name, squadId, 'claimed', userId);
  const said = { seasonId, teamId, seasonLabel: facts.label, squadId, squadName, userIds: [userId] };
  return rows.outbox.put(factRow(squadFilled, id, now, said)).commit();
}
