/** How long before their first match entries check in, and how long after its time they are waited for. */
const opensMinutes = 30;
const graceMinutes = 15;
const minuteMs = 60_000;

/** `late`: the match should have begun. `forfeit`: it may be forfeited, by a decision of the organizer. */
export type CheckInState = 'early' | 'open' | 'late' | 'forfeit' | 'here';

interface Coming {
  /** Of their first match; without one there is nothing to come to. */
  readonly startsAt: string | undefined;
  readonly checkedInAt: string | undefined;
  /** Since when play is suspended: no player is late then. */
  readonly heldSince: string | undefined;
}

/** From when an entry may check in, by the start of its first match. */
export const checkInOpensAt = (startsAt: string): Date => new Date(Date.parse(startsAt) - opensMinutes * minuteMs);

/** How an entry stands with its check-in (domain 4.11). */
export function checkInState({ startsAt, checkedInAt, heldSince }: Coming, now: Date): CheckInState {
  if (checkedInAt) return 'here';
  if (!startsAt) return 'early';
  const at = heldSince ? Math.min(now.getTime(), Date.parse(heldSince)) : now.getTime();
  const minutes = (at - Date.parse(startsAt)) / minuteMs;
  if (minutes < -opensMinutes) return 'early';
  if (minutes < 0) return 'open';
  return minutes < graceMinutes ? 'late' : 'forfeit';
}
