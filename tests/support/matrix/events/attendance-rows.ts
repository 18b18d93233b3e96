import { randomUUID } from 'node:crypto';
import { aPerson } from '../../accounts/people.ts';
import { attendanceApi, end } from '../../events/attendance.ts';
import { product } from '../../product/product.ts';
import { type Binding, personFor } from '../cell.ts';
import { bind } from './bind-event.ts';
import type { EventWorld } from './event-world.ts';

const callerOf = ({ callerId }: EventWorld) =>
  callerId ? attendanceApi.signedInAs({ userId: callerId }) : attendanceApi.signedOut();

/** The door of the event, so many minutes after its start. */
async function fromStart({ creator, eventId }: EventWorld, minutes: number) {
  const { event } = await creator.getEvent({ eventId });
  product.clock.moveTo(new Date(Date.parse(event.startsAt) + minutes * 60_000));
  return attendanceApi.signedInAs({ userId: event.creatorId });
}

/** The caller was there as far as they could be, and the event is over. */
async function attended(world: EventWorld): Promise<void> {
  const { eventId, callerId } = world;
  const door = await fromStart(world, 10);
  const { people } = await door.listAttendance({ eventId });
  const isIn = people.some(({ userId }) => userId === callerId);
  if (callerId && isIn) await door.checkIn({ eventId, userId: callerId, scanId: randomUUID() });
  await fromStart(world, end + 1);
}

async function missed(world: EventWorld): Promise<void> {
  const { eventId, callerId } = world;
  const door = await fromStart(world, 20);
  const { people } = await door.listAttendance({ eventId });
  const isIn = people.some(({ userId }) => userId === callerId);
  if (callerId && isIn) await door.markAttendance({ eventId, userId: callerId, attendance: 'no_show' });
}

/** Rows of the door, of attendance and of ratings. */
export const attendanceRows: Readonly<Record<string, Binding>> = {
  'event.attendance.list': bind({
    operations: ['listAttendance'],
    self: 'none',
    call: (world, eventId) => callerOf(world).listAttendance({ eventId }),
  }),
  'event.checkIn': bind({
    operations: ['checkIn', 'undoCheckIn'],
    self: 'none',
    prepare: (world) => fromStart(world, 0),
    call: async (world, eventId) => {
      const { userId } = world.joiner;
      await callerOf(world).checkIn({ eventId, userId, scanId: randomUUID() });
      return callerOf(world).undoCheckIn({ eventId, userId });
    },
  }),
  'event.attendance.mark': bind({
    operations: ['markAttendance', 'keepNoShow'],
    self: 'none',
    prepare: (world) => fromStart(world, 20),
    call: async (world, eventId) => {
      const person = { eventId, userId: world.joiner.userId };
      await callerOf(world).markAttendance({ ...person, attendance: 'no_show' });
      await attendanceApi.signedInAs(world.joiner).disputeNoShow({ eventId, note: 'I was there.' });
      return callerOf(world).keepNoShow(person);
    },
  }),
  'event.ratings.list': bind({
    operations: ['listEventRatings'],
    self: 'none',
    call: (world, eventId) => callerOf(world).listEventRatings({ eventId }),
  }),
  'event.ratings.ofHost': {
    operations: ['getHostRating'],
    ask: async ({ role }) => {
      const caller = await personFor(role);
      const api = caller ? attendanceApi.signedInAs(caller) : attendanceApi.signedOut();
      return api.getHostRating({ userId: (await aPerson()).userId });
    },
  },
  'event.attendance.mine': bind({
    operations: ['getMyAttendance'],
    call: (world, eventId) => callerOf(world).getMyAttendance({ eventId }),
  }),
  'event.noShow.dispute': bind({
    operations: ['disputeNoShow'],
    self: 'joiner',
    prepare: missed,
    call: (world, eventId) => callerOf(world).disputeNoShow({ eventId, note: 'I was there.' }),
  }),
  'event.rate': bind({
    operations: ['rateEvent'],
    prepare: attended,
    call: (world, eventId) => callerOf(world).rateEvent({ eventId, stars: 5 }),
  }),
};
