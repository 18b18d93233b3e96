import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { registrationMoved } from '#shared/competitions/seasons/messages.ts';
import type { RegistrationStatus } from '#shared/competitions/seasons/words.ts';
import type { StoredSeason } from '../season-reader.ts';
import { newSquad } from '../squads/squad-writes.ts';
import type { Stored, StoredRegistration } from '../stored.ts';
import type { Rows } from '../writes/store.ts';
import { comingIn, heldFact } from './held-spot.ts';
import { free, kindOf, type StoredSpots, unqueue } from './spots.ts';

interface Moved {
  readonly status: RegistrationStatus;
  readonly squadIds?: readonly string[];
  readonly divisionId?: string;
  readonly squadName?: string;
  /** The player whose spot it is now. */
  readonly heirId?: string;
  /** Until when it has to be paid. One that is held already keeps its time. */
  readonly payBy?: string;
  readonly isLapsed?: boolean;
  /** A free agent’s card is saved: they are in, and pay once they are placed. */
  readonly isCardSaved?: boolean;
  /** A free agent lost the place on a team that was not paid. */
  readonly isPutBack?: boolean;
  readonly cardPayments?: StoredRegistration['cardPayments'];
  readonly earlierPayments?: StoredRegistration['earlierPayments'];
  readonly registeredAt?: string;
}

/** A registration is another than before, and its person is told of it. */
export function moved(rows: Rows, season: StoredSeason, before: StoredRegistration, after: Moved, now: Date) {
  const { userId, seasonId, version } = before;
  const { squadName, heirId, payBy, isLapsed, isCardSaved, isPutBack, ...set } = after;
  const { cardPayments, earlierPayments, registeredAt } = set;
  const id = idFrom('message', registrationMoved.name, seasonId, userId, String(version + 1), now.toISOString());
  const { teamId, facts } = season;
  const said = {
    seasonId,
    teamId,
    seasonLabel: facts.label,
    userId,
    before: before.status,
    status: after.status,
    squadName,
    heirId,
    payBy,
    isLapsed,
    isCardSaved,
    isPutBack,
  };
  return [
    rows.registration
      .patch({ userId, seasonId })
      .set({
        status: set.status,
        version: version + 1,
        squadIds: [...(set.squadIds ?? before.squadIds)],
        divisionId: set.divisionId ?? before.divisionId,
        ...(payBy && { payBy }),
        ...(cardPayments && { cardPayments }),
        ...(earlierPayments && { earlierPayments }),
        ...(registeredAt && { registeredAt }),
      })
      .remove([
        ...(['askedSquadId', 'offeredTo', 'offeredUntil'] as const),
        ...(set.status === 'pending_payment' ? [] : (['payBy'] as const)),
      ])
      .where((row, { eq }) => eq(row.version, version))
      .commit(),
    rows.outbox.put(factRow(registrationMoved, id, now, said)).commit(),
    ...heldFact(rows, before, after, now),
  ];
}

/** The state of a player in a squad: they play while the season is played. */
export const inSquad = ({ status }: Pick<StoredSeason, 'status'>): 'placed' | 'active' =>
  status === 'in_play' || status === 'playoffs' ? 'active' : 'placed';

/** A player from the line is in, with the squad that they wanted to enter. */
export function letIn(rows: Rows, season: StoredSeason, heir: StoredRegistration, code: string, now: Date) {
  const standing = (status: RegistrationStatus) => comingIn(season, heir, status, 'later', now);
  if (heir.mode !== 'create_team' || !heir.squad) return moved(rows, season, heir, standing('registered'), now);
  const squad = newSquad({ registration: heir, details: heir.squad, code, now });
  const after = { ...standing(inSquad(season)), squadIds: [squad.squadId], squadName: squad.name };
  return [...moved(rows, season, heir, after, now), rows.squad.create(squad).commit()];
}

/** Whether a registration waits for this room. */
export const waitsFor = (heir: StoredRegistration | undefined, spots: StoredSpots): heir is StoredRegistration =>
  heir?.status === 'waitlisted' && heir.divisionId === spots.divisionId && kindOf(heir.mode) === spots.kind;

interface Freeing {
  readonly season: StoredSeason;
  readonly spots: StoredSpots;
  readonly stored: Pick<Stored, 'registration'>;
  readonly newCode: () => string;
  readonly now: Date;
}

/**
 * What gives a place away that gets free: to the first in line, or to any player. One who waits no more, and is in the
 * line nevertheless, is passed over by the next look.
 */
export async function freeing({ season, spots, stored, newCode, now }: Freeing) {
  const [first] = spots.waiting;
  const heir = first === undefined ? undefined : await stored.registration(first, season.seasonId);
  const isStale = first !== undefined && !waitsFor(heir, spots);
  if (isStale) return { isStale, parts: (rows: Rows) => [unqueue(rows, spots, first)] };
  const code = newCode();
  return {
    isStale,
    parts: (rows: Rows) => [free(rows, spots), ...(heir ? letIn(rows, season, heir, code, now) : [])],
  };
}
