import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { checkInWindow, inWindow, type CheckIn as Scan } from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { checkInParty } from '#shared/events/attendance/party.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { readCode } from '../check-in-code.ts';
import { answerAtDoor, type DoorParts, eventAtDoor, mustBeIn, partyAtDoor } from '../door.ts';

type CheckIn = (typeof attendanceContract)['operations']['checkIn'];

/** A scan that waited for a network counts from when it was made, also when that was before the end. */
export async function checkIn(input: Parsed<CheckIn>, caller: Caller, parts: DoorParts): Promise<Output<CheckIn>> {
  const { eventId, scanId } = input;
  const found = await eventAtDoor(eventId, parts);
  const at = scanTime(input.scannedAt, caller.now);
  mustBeOpen(found.event, at);
  const { userId, method } = await whoIs(input, found.people, parts);
  mustBeIn(userId, found);
  const by = actorOf(caller).userId;
  const scan: Scan = {
    scanId,
    at: at.toISOString(),
    by,
    byName: caller.account?.displayName ?? '',
    method,
    heads: 1,
  };
  const party = partyAtDoor(userId, found.line);
  const moved = await parts.attendance.moveParty(eventId, party, (before) => checkInParty(before, scan));
  const arrived = moved.party.filter(({ checkIn }) => checkIn?.scanId === scanId).length;
  return { outcome: moved.outcome, arrived, ...(await answerAtDoor(userId, moved.party[0], found, parts)) };
}

/** Clocks of phones run ahead: no scan is later than now. */
const scanTime = (scannedAt: string | undefined, now: Date) =>
  scannedAt && scannedAt < now.toISOString() ? new Date(scannedAt) : now;

function mustBeOpen(event: StoredEvent, at: Date): void {
  const state = inWindow(event, checkInWindow(event), at);
  if (state === 'before') throw new Problem('checkIn.notOpen');
  if (state === 'over') throw new Problem('checkIn.closed');
}

async function whoIs(
  { eventId, userId, code }: Parsed<CheckIn>,
  people: readonly string[],
  { secret }: Pick<DoorParts, 'secret'>,
): Promise<{ userId: string; method: Scan['method'] }> {
  if (userId) return { userId, method: 'list' };
  if (!code) throw new Problem('request.invalid', { fields: { code: 'Scan or type a code, or choose a person.' } });
  const read = readCode(await secret(), eventId, code, people);
  if (typeof read === 'string') throw new Problem(`checkIn.${read}`);
  return { ...read, method: code.includes('.') ? 'qr' : 'code' };
}
