import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { squadFilled } from '#shared/competitions/seasons/messages.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { hasLogin } from '#shared/ids.ts';
import { type MergeSteps, recorded } from '../../../merges/merge-steps.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason, StoredSquad } from '../../season-reader.ts';
import { changeAsRead, leaderOf } from '../../squads/squad-writes.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { put } from '../entering.ts';
import { heldAnew, heldFact } from '../held-spot.ts';
import { moved } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';
import { type StoredSpots, unqueue } from '../spots.ts';

/**
 * An account, or another record of the same player, takes the place of the player it was on a roster. A registration of its
 * own stays, and gets their teams.
 */
export const takeOver =
  (look: SeasonLookup, steps: Pick<MergeSteps, 'stands'>): RegistrationMoves['takeOver'] =>
  (season, personId, userId, now, merge) =>
    look.settle(async () => {
      if (merge && !(await steps.stands(merge))) return undefined;
      const was = await asItIs(look, season, personId, userId);
      if (!was) return undefined;
      const { before, own, squads, waits } = was;
      const heir = heldAnew(merged(before, own, userId), now);
      return (rows) =>
        [
          ...moved(rows, season, before, { status: 'transferred', squadIds: [], heirId: userId }, now),
          put(rows, heir, own),
          ...heldFact(rows, heir, heir, now),
          ...(waits ? [unqueue(rows, waits, userId)] : []),
          ...squads.flatMap((squad) => [
            changeAsRead(rows, squad, handedOver(squad, personId, userId)),
            toldOf(rows, season, squad, userId, now),
          ]),
          ...(merge ? recorded(rows, merge, asItWas(was, userId), before.version, now) : []),
        ] as Parts;
    });

interface Was {
  readonly before: StoredRegistration;
  readonly own: StoredRegistration | undefined;
  readonly squads: readonly StoredSquad[];
  /** The line that the one who takes over leaves. */
  readonly waits: StoredSpots | undefined;
}

async function asItIs(
  { stored, roomOf }: SeasonLookup,
  { seasonId }: StoredSeason,
  personId: string,
  userId: string,
): Promise<Was | undefined> {
  const [before, own] = await Promise.all([
    stored.registration(personId, seasonId),
    stored.registration(userId, seasonId),
  ]);
  if (!before || !isStanding(before.status)) return undefined;
  const found = await Promise.all(before.squadIds.map((squadId) => stored.squad(seasonId, squadId)));
  const isPlaced = before.squadIds.length > 0 && own?.status === 'waitlisted';
  return {
    before,
    own,
    squads: found.filter((squad): squad is StoredSquad => squad !== undefined),
    waits: isPlaced ? await roomOf(own) : undefined,
  };
}

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
function handedOver({ roster, ...squad }: StoredSquad, personId: string, userId: string) {
  const captainId = squad.captainId ?? leaderOf([userId]);
  return {
    roster: [...new Set(roster.map((one) => (one === personId ? userId : one)))],
    ...(captainId && { captainId }),
  };
}

const asItWas = ({ before, own, waits }: Was, userId: string) => ({
  what: 'registration' as const,
  seasonId: before.seasonId,
  before: said(before),
  ...(own && { own: { ...said(own), ...(waits && { waitedAt: waits.waiting.indexOf(userId) }) } }),
});

const said = ({ status, version, divisionId, squadIds, askedSquadId }: StoredRegistration) => ({
  status,
  version,
  divisionId,
  squadIds,
  ...(askedSquadId && { askedSquadId }),
});

function toldOf(
  rows: Rows,
  { seasonId, teamId, facts }: StoredSeason,
  { squadId, name: squadName }: StoredSquad,
  userId: string,
  now: Date,
) {
  const id = idFrom('message', squadFilled.name, squadId, 'claimed', userId);
  const userIds = hasLogin(userId) ? [userId] : [];
  const fact = { seasonId, teamId, seasonLabel: facts.label, squadId, squadName, userIds };
  return rows.outbox.put(factRow(squadFilled, id, now, fact)).commit();
}
