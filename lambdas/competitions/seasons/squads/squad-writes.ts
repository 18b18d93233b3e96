import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { squadChanged } from '#shared/competitions/seasons/messages.ts';
import type { SquadDetails } from '#shared/competitions/seasons/squad.ts';
import { hasLogin } from '#shared/ids.ts';
import type { StoredSquad } from '../season-reader.ts';
import type { StoredRegistration } from '../stored.ts';
import type { Rows } from '../writes/store.ts';

interface New {
  readonly registration: StoredRegistration;
  readonly details: SquadDetails;
  readonly code: string;
  readonly now: Date;
}

/** The squad of a player who registers one, who is its captain. */
export const newSquad = ({ registration, details, code, now }: New): StoredSquad => ({
  seasonId: registration.seasonId,
  squadId: idFrom('squad', registration.seasonId, registration.userId, registration.registeredAt),
  divisionId: registration.divisionId,
  version: 1,
  status: 'forming',
  ...details,
  captainId: registration.userId,
  coCaptainIds: [],
  roster: [registration.userId],
  code,
  createdAt: now.toISOString(),
});

type SquadChange = Partial<Pick<StoredSquad, 'status' | 'roster' | 'coCaptainIds' | 'captainId' | 'lateAdditions'>>;

/** Changes a squad that is still the one that was read. */
export const changeAsRead = (
  rows: Rows,
  { seasonId, squadId, version }: StoredSquad,
  change: SquadChange,
  gone: ('captainId' | 'cardPayments')[] = [],
) =>
  rows.squad
    .patch({ seasonId, squadId })
    .set({ ...change, version: version + 1 })
    .remove(gone)
    .where((row, { eq }) => eq(row.version, version))
    .commit();

/** The possible captains of a squad: players with a login. */
export const leaderOf = (userIds: readonly string[]): string | undefined => userIds.find(hasLogin);

/** People are on the roster, each once; the first of a squad without a captain leads it. */
export const comesTo = (rows: Rows, squad: StoredSquad, userIds: readonly string[], isLate = false) => {
  const captainId = squad.captainId ?? leaderOf(userIds);
  return changeAsRead(rows, squad, {
    roster: [...squad.roster, ...userIds.filter((one) => !squad.roster.includes(one))],
    ...(captainId && { captainId }),
    ...(isLate && { lateAdditions: (squad.lateAdditions ?? 0) + 1 }),
  });
};

/** The captain after a player leaves the roster, if any. */
function leaderAfter({ captainId, coCaptainIds, roster }: StoredSquad, userId: string): string | undefined {
  if (captainId !== userId) return captainId;
  return leaderOf([...coCaptainIds, ...roster].filter((one) => one !== userId));
}

/** Whether a squad is empty after a player leaves its roster. */
export const isLastOf = ({ roster }: StoredSquad, userId: string): boolean => roster.every((one) => one === userId);

/** What a player began to pay of the team fee, and did not finish. */
export const begunBy = ({ cardPayments = [] }: StoredSquad, userId: string) =>
  cardPayments.filter(({ personId, paidAt }) => personId === userId && !paidAt);

/** The share of a player who leaves goes back to the captain; what they paid of it stays paid. */
function withoutShare(squad: StoredSquad, userId: string) {
  const { feeSplit, cardPayments = [] } = squad;
  const begun = begunBy(squad, userId);
  const shares = feeSplit?.shares.filter(({ personId }) => personId !== userId);
  return {
    ...(feeSplit && shares && { feeSplit: { ...feeSplit, shares } }),
    ...(begun.length > 0 && { cardPayments: cardPayments.filter((one) => !begun.includes(one)) }),
  };
}

/** A player leaves the roster; the last one takes the squad with them. */
export const goesFrom = (rows: Rows, squad: StoredSquad, userId: string) => {
  const { seasonId, squadId, version } = squad;
  const captainId = leaderAfter(squad, userId);
  return rows.squad
    .patch({ seasonId, squadId })
    .set({
      roster: squad.roster.filter((one) => one !== userId),
      coCaptainIds: squad.coCaptainIds.filter((one) => one !== userId && one !== captainId),
      version: version + 1,
      ...(captainId && { captainId }),
      ...(isLastOf(squad, userId) ? { status: 'withdrawn' as const } : withoutShare(squad, userId)),
    })
    .remove([
      ...(captainId ? [] : (['captainId'] as const)),
      ...(isLastOf(squad, userId) ? (['cardPayments'] as const) : []),
    ])
    .where((row, { eq }) => eq(row.version, version))
    .commit();
};

/** Squads that play, and so take room. */
export const plays = ({ status }: Pick<StoredSquad, 'status'>): boolean =>
  status === 'forming' || status === 'confirmed';

/** A squad as it is stored, with lists that may be written. */
export const plain = (squad: StoredSquad) => ({
  ...squad,
  coCaptainIds: [...squad.coCaptainIds],
  roster: [...squad.roster],
});

/** That a squad is another, as a row of the transaction that makes it so. */
export const squadChangedFact = ({ seasonId, squadId, version }: StoredSquad, now: Date) =>
  factRow(squadChanged, idFrom('message', squadChanged.name, squadId, String(version)), now, { seasonId, squadId });
