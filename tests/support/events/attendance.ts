import { randomUUID } from 'node:crypto';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/events/attendance/api.ts';
import type { Input } from '#shared/contract/operation.ts';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import type { events } from '#shared/events/contract.ts';
import { product } from '../product/product.ts';
import { anEvent, joiners } from './events.ts';

export const attendanceApi = product.client(attendanceContract, handler);

type Schedule = Input<typeof events.operations.scheduleEvent>;

/** An event with people in it, and a clock that is so many minutes from its start. */
export async function atTheDoor(
  minutes: number,
  { people = 1, ...details }: Partial<Schedule> & { people?: number } = {},
) {
  const { event, host } = await anEvent(details);
  const { eventId } = event;
  const joined = await joiners(eventId, people);
  const at = (fromStart: number) => product.clock.moveTo(new Date(Date.parse(event.startsAt) + fromStart * 60_000));
  at(minutes);
  return { event, eventId, host, joined, joiner: joined[0]!, door: attendanceApi.signedInAs(host), at };
}

/** Checks a player in from the list. */
export const arrive = (door: ReturnType<typeof attendanceApi.signedOut>, eventId: string, { userId }: Account) =>
  door.checkIn({ eventId, userId, scanId: randomUUID() });

export const minutesOf = { hour: 60, day: 24 * 60 } as const;
/** The events of these tests last two hours. */
export const end = 120;
