import type { StoredOrder } from '../../ports/orders/stored-order.ts';

const pathsOf: Readonly<Partial<Record<StoredOrder['subjectKind'], (subjectId: string) => string>>> = {
  event: (eventId) => `/event/${eventId}/manage?tab=money`,
  season: (seasonId) => `/seasons/${seasonId}/payments`,
  tournament: (tournamentId) => `/tournament/${tournamentId}/payments`,
  invoice: (teamId) => `/team/${teamId}?tab=money`,
};

/** Where a seller sees the money of what an order paid for, below the web app's origin; undefined where there is no such page. */
export function pathOfMoney({ subjectKind, subjectId, lines }: StoredOrder): string | undefined {
  // A pass shows with the money of each date that it pays for.
  if (subjectKind === 'series') return lines[0]?.eventId && pathsOf.event?.(lines[0].eventId);
  return pathsOf[subjectKind]?.(subjectId);
}
