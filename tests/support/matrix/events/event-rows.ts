import { expect } from 'vitest';
import { exportsApi } from '../../events/feeds.ts';
import { hostsApi } from '../../events/hosts.ts';
import { upkeepAs } from '../../events/lifecycle.ts';
import { product } from '../../product/product.ts';
import type { Binding } from '../cell.ts';
import { bind } from './bind-event.ts';
import { details, type EventWorld, fillUp } from './event-world.ts';

type Differences = Parameters<typeof details>[0];

/** Reads an event as the web does: signed out through the public operation, signed in through one's own. */
const read = ({ caller, callerId }: EventWorld, eventId: string, token?: string) => {
  const input = { eventId, ...(token && { token }) };
  return callerId ? caller.getEvent(input) : caller.getPublicEvent(input);
};

/** Addresses and names of the people of these tests. */
const people = /@people\.example|Sam/;
const cancel = async ({ creator, eventId }: EventWorld) => {
  const { event } = await creator.getEvent({ eventId });
  await creator.cancelEvent({ eventId, version: event.version, reason: 'weather' });
};
const change =
  (event: Differences, extra: object = {}) =>
  ({ caller, version }: EventWorld, eventId: string) =>
    caller.changeEvent({ ...details(event), eventId, version, ...extra });
const join = ({ caller }: EventWorld, eventId: string) => caller.joinEvent({ eventId });
const removesJoiner = ({ callerId, joiner }: EventWorld, eventId: string) => {
  const mine = callerId ? hostsApi.signedInAs({ userId: callerId }) : hostsApi.signedOut();
  return mine.removeJoiner({ eventId, userId: joiner.userId });
};
/** A creator may come to their own event. */
const joinAsCreator = async ({ creator, eventId }: EventWorld) => void (await creator.joinEvent({ eventId }));
const afterStart = async () => product.clock.forwardMinutes(7 * 24 * 60 + 5);

/** Rows of the entity `event` that are built. */
export const eventRows: Readonly<Record<string, Binding>> = {
  'event.create': bind({ operations: ['scheduleEvent'], call: ({ caller }) => caller.scheduleEvent(details()) }),
  'event.clientPrice': bind({
    operations: ['scheduleEvent'],
    call: ({ caller }) => caller.scheduleEvent({ ...details(), cost: 1 } as never),
  }),
  'event.get': bind({ operations: ['getEvent', 'getPublicEvent'], call: read }),
  'event.get.private': bind({
    operations: ['getEvent', 'getPublicEvent'],
    event: { visibility: 'private' },
    call: read,
  }),
  'event.get.privateWithToken': bind({
    operations: ['getEvent', 'getPublicEvent', 'downloadCalendar'],
    event: { visibility: 'private' },
    call: (world, eventId) => read(world, eventId, world.token),
  }),
  'event.get.draft': bind({ operations: ['getEvent', 'getPublicEvent'], event: { publish: false }, call: read }),
  'event.update': bind({ operations: ['changeEvent'], call: change({ title: 'Monday run' }) }),
  'event.update.privateUnrelated': bind({
    operations: ['changeEvent'],
    child: 'none',
    event: { visibility: 'private' },
    call: change({ title: 'Monday run', visibility: 'private' }),
  }),
  'event.update.reassignCreator': bind({ operations: ['changeEvent'], call: change({}, { creatorId: 'unknown' }) }),
  'event.cancel': bind({
    operations: ['cancelEvent', 'setMakeUpEvent'],
    call: async ({ caller, callerId, version }, eventId) => {
      await caller.cancelEvent({ eventId, version, reason: 'weather' });
      return upkeepAs(callerId).setMakeUpEvent({ eventId, version: version + 1, makeUpEventId: null });
    },
  }),
  'event.postpone': bind({
    operations: ['postponeEvent'],
    call: ({ caller, version }, eventId) => caller.postponeEvent({ eventId, version }),
  }),
  'event.publish': bind({
    operations: ['publishEvent'],
    event: { publish: false },
    call: ({ caller, version }, eventId) => caller.publishEvent({ eventId, version }),
  }),
  'event.removeJoiner': bind({
    operations: ['removeJoiner'],
    self: 'joiner',
    call: removesJoiner,
  }),
  'event.leave.other': bind({
    operations: ['removeJoiner'],
    call: removesJoiner,
  }),
  'event.manage.view': bind({
    operations: ['listReplies', 'listRequests'],
    call: async ({ callerId }, eventId) => {
      const api = callerId ? hostsApi.signedInAs({ userId: callerId }) : hostsApi.signedOut();
      await api.listReplies({ eventId });
      return api.listRequests({ eventId });
    },
  }),
  'event.join': bind({ operations: ['joinEvent'], call: join }),
  'event.join.private': bind({
    operations: ['joinEvent'],
    self: 'none',
    event: { visibility: 'private' },
    call: join,
  }),
  'event.join.full': bind({
    operations: ['joinEvent'],
    event: { capacity: 2, allowWaitlist: false },
    prepare: fillUp,
    call: join,
  }),
  'event.join.fullWaitlist': bind({ operations: ['joinEvent'], event: { capacity: 2 }, prepare: fillUp, call: join }),
  'event.join.lateClosed': bind({ operations: ['joinEvent'], prepare: afterStart, call: join }),
  'event.join.cancelled': bind({ operations: ['joinEvent'], prepare: cancel, call: join }),
  'event.leave': bind({
    operations: ['leaveEvent'],
    self: 'joiner',
    prepare: joinAsCreator,
    call: ({ caller }, eventId) => caller.leaveEvent({ eventId }),
  }),
  'event.leave.afterCutoff': bind({
    operations: ['leaveEvent'],
    self: 'joiner',
    event: { hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 100 },
    prepare: async (world) => {
      await joinAsCreator(world);
      product.clock.forwardMinutes((7 * 24 - 100) * 60 + 1);
    },
    call: ({ caller }, eventId) => caller.leaveEvent({ eventId }),
  }),
  'event.joiners.list': bind({
    operations: ['listJoiners', 'getPublicEvent'],
    self: 'none',
    call: (world, eventId) =>
      world.callerId ? world.caller.listJoiners({ eventId }) : world.caller.getPublicEvent({ eventId }),
  }),
  'event.calendar': bind({
    operations: ['downloadCalendar'],
    call: async ({ callerId: userId }, eventId) => {
      const caller = userId ? exportsApi.signedInAs({ userId }) : exportsApi.signedOut();
      expect(await caller.downloadCalendar({ eventId })).not.toMatch(people);
    },
  }),
};
