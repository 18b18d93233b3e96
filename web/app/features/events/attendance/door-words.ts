import type { Answer } from '#shared/contract/operation.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { quantity } from '#shared/quantity.ts';

type CheckedIn = Answer<typeof attendanceContract.operations.checkIn>;

export const clockIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(instant))
    .replaceAll(/[\u202F\u00A0]/g, ' ');

/** What the door says of a scan, in the event's own time. */
export function checkedInWords({ outcome, entry, arrived }: CheckedIn, timeZone: string): string {
  const { displayName, checkIn } = entry;
  if (outcome === 'undone' || !checkIn) return `${displayName}: this check-in was undone.`;
  if (outcome === 'already')
    return `${displayName} is already checked in at ${clockIn(checkIn.at, timeZone)} by ${checkIn.byName}.`;
  const guests = arrived - 1;
  if (guests < 1) return `${displayName} is checked in.`;
  return `${displayName} is checked in with ${quantity(guests, 'guest')}.`;
}
