import type { StoredOrder } from '../../ports/orders/stored-order.ts';

const pathsOf: Readonly<Partial<Record<StoredOrder['subjectKind'], (subjectId: string) => string>>> = {
  event: (eventId) => `/event/${eventId}/manage?tab=money`,
  season: (seasonId) => `/seasons/${seasonId}/payments`,
  tournament: (tournamentId) => `/tournament/${tournamentId}/payments`,
  invoice: (teamId) => `/team/${teamId}?tab=money`,
};

/** Where a seller sees the money of what an order paid for, below the web app's origin; undefined where there is no such page. */
export const pathOfMoney = ({ subjectKind, subjectId }: StoredOrder): string | undefined =>
  pathsOf[subjectKind]?.(subjectId);
