import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { events } from '#shared/events/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

interface NextGame {
  readonly eventId: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** So many games, of so many days ahead. */
const mostSaved = 3;
const aheadMs = 3 * 24 * 60 * 60_000;
/** The page comes first. */
const afterMs = 4_000;
const againMs = 10 * 60_000;

let savedAt = 0;

/**
 * Reads the pages of the next games ahead, so that address, check-in code and line-up open at a park without a network:
 * the answers stay on this device.
 */
export async function saveNextGames(games: readonly NextGame[], now = Date.now()): Promise<void> {
  if (typeof caches === 'undefined' || !navigator.onLine || now - savedAt < againMs) return;
  savedAt = now;
  const soon = games
    .filter(({ startsAt, endsAt }) => Date.parse(endsAt) > now && Date.parse(startsAt) - now < aheadMs)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const ids = [...new Set(soon.map(({ eventId }) => eventId))].slice(0, mostSaved);
  if (ids.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  await Promise.allSettled(
    ids.flatMap((eventId) => [
      operations(events).getEvent({ eventId }),
      operations(events).listJoiners({ eventId, limit: 100 }),
      operations(attendanceContract).getMyAttendance({ eventId }),
    ]),
  );
}
