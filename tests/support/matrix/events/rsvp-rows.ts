import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { settle } from '#lambdas/events/rsvp/projector/follow-line.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '../../accounts/people.ts';
import { hostsApi } from '../../events/hosts.ts';
import { upkeepAs } from '../../events/lifecycle.ts';
import { slotsApi } from '../../events/slots.ts';
import { product } from '../../product/product.ts';
import type { Binding } from '../cell.ts';
import { bind } from './bind-event.ts';
import { details, type EventWorld } from './event-world.ts';

const few = { hasMinimumNeeded: true, minimumNeeded: 3 };

const slotsOf = (callerId: string | undefined) =>
  callerId ? slotsApi.signedInAs({ userId: callerId }) : slotsApi.signedOut();

const hostsOf = (callerId: string | undefined) =>
  callerId ? hostsApi.signedInAs({ userId: callerId }) : hostsApi.signedOut();

/** Another player asks to come. */
const anAsker = async ({ api, eventId }: EventWorld) => {
  const asker = await aPerson();
  await api.signedInAs(asker).joinEvent({ eventId });
  return asker.userId;
};

/** The player who has to decide lets the joiner and, where they are one, the caller in. */
const letIn = async ({ creator, eventId }: EventWorld) => {
  const { event } = await creator.getEvent({ eventId });
  const host = hostsApi.signedInAs({ userId: event.creatorId });
  const { requests } = await host.listRequests({ eventId });
  const userIds = requests.map(({ userId }) => userId);
  if (userIds.length > 0) await host.decideRequests({ eventId, userIds, decision: 'approve' });
};

/** The seats are shared out among groups when people are in already. */
const shareOut = async ({ creator, eventId, version, hosted }: EventWorld) => {
  const capacityGroups = ['keeper', 'field'].map((key) => ({ key, label: key, max: 5 }));
  const shared = details({ ...hosted, capacityGroupsBy: 'position', capacityGroups });
  await creator.changeEvent({ ...shared, eventId, version });
};

/** The joiner before the caller gives up the only seat, and the next in line is offered it. */
const offerNext = async ({ api, joiner, eventId }: EventWorld) => {
  await api.signedInAs(joiner).leaveEvent({ eventId });
  await settle(eventId, { seats: createSeatStore(table()) }, product.clock.now());
};

const asking = { creatorApprovalNeeded: true, capacity: 50 };
const slots = [{ slotId: 'clock', label: 'Clock', quantity: 9 }];
const helpers = { eventSlotGroup: [{ label: 'Helpers', selection: 'many', slots }] };
const unknown = '00000000-0000-4000-8000-000000000000';

/** Rows of the entity `event` that are about answers. */
export const rsvpRows: Readonly<Record<string, Binding>> = {
  'event.guest.add': bind({
    operations: ['changeGuests'],
    self: 'none',
    event: { allowParticipantGuests: true },
    prepare: async ({ creator, eventId }) => void (await creator.joinEvent({ eventId })),
    call: ({ caller }, eventId) => caller.changeGuests({ eventId, guests: [{}] }),
  }),
  'event.guest.addOverLimit': bind({
    operations: ['changeGuests'],
    self: 'none',
    event: { allowParticipantGuests: true },
    prepare: async ({ creator, eventId }) => void (await creator.joinEvent({ eventId })),
    call: ({ caller }, eventId) => caller.changeGuests({ eventId, guests: [{}, {}] }),
  }),
  'event.waitlist.all': bind({
    operations: ['listJoiners', 'listReplies'],
    self: 'none',
    call: ({ callerId }, eventId) => hostsOf(callerId).listReplies({ eventId }),
  }),
  'event.approveJoiner': bind({
    operations: ['decideRequests'],
    self: 'none',
    event: asking,
    call: ({ callerId }, eventId) =>
      hostsOf(callerId).decideRequests({ eventId, userIds: [unknown], decision: 'approve' }),
  }),
  'event.reply': bind({
    operations: ['replyToEvent'],
    call: ({ caller }, eventId) => caller.replyToEvent({ eventId, reply: 'maybe' }),
  }),
  'event.reply.private': bind({
    operations: ['replyToEvent'],
    self: 'none',
    event: { visibility: 'private' },
    call: ({ caller }, eventId) => caller.replyToEvent({ eventId, reply: 'maybe' }),
  }),
  'event.offer.accept': bind({
    operations: ['acceptOffer'],
    self: 'joiner',
    event: { capacity: 1, waitlistMode: 'fifo_offer' },
    prepare: offerNext,
    call: ({ caller }, eventId) => caller.acceptOffer({ eventId }),
  }),
  'event.offer.decline': bind({
    operations: ['declineOffer'],
    self: 'joiner',
    event: { capacity: 1, waitlistMode: 'fifo_offer' },
    prepare: offerNext,
    call: ({ caller }, eventId) => caller.declineOffer({ eventId }),
  }),
  'event.requests.list': bind({
    operations: ['listRequests'],
    event: asking,
    call: ({ callerId }, eventId) => hostsOf(callerId).listRequests({ eventId }),
  }),
  'event.requests.vote': bind({
    operations: ['voteOnRequest'],
    event: { ...asking, approvalMode: 'peer_unanimous' },
    prepare: async (world) => {
      await letIn(world);
      world.asker = await anAsker(world);
    },
    call: ({ callerId, asker = unknown }, eventId) =>
      hostsOf(callerId).voteOnRequest({ eventId, userId: asker, vote: 'yes' }),
  }),
  'event.slots.list': bind({
    operations: ['listSlots'],
    event: helpers,
    call: ({ callerId }, eventId) => slotsOf(callerId).listSlots({ eventId }),
  }),
  'event.slots.choose': bind({
    operations: ['takeSlot', 'releaseSlot'],
    self: 'joiner',
    event: helpers,
    prepare: async ({ creator, eventId }) => void (await creator.joinEvent({ eventId })),
    call: async ({ callerId }, eventId) => {
      await slotsOf(callerId).takeSlot({ eventId, slotId: 'clock' });
      await slotsOf(callerId).releaseSlot({ eventId, slotId: 'clock' });
    },
  }),
  'event.pickJoiner': bind({
    operations: ['pickJoiner'],
    event: { waitlistMode: 'manual' },
    call: ({ callerId, joiner }, eventId) => hostsOf(callerId).pickJoiner({ eventId, userId: joiner.userId }),
  }),
  'event.moveJoiner': bind({
    operations: ['moveJoiner'],
    prepare: shareOut,
    call: ({ callerId, joiner }, eventId) =>
      hostsOf(callerId).moveJoiner({ eventId, userId: joiner.userId, group: 'field' }),
  }),
  'event.replies.list': bind({
    operations: ['listReplies'],
    call: ({ callerId }, eventId) => hostsOf(callerId).listReplies({ eventId }),
  }),
  'event.minimum.keep': bind({
    operations: ['keepEvent'],
    event: few,
    call: ({ callerId, version }, eventId) => upkeepAs(callerId).keepEvent({ eventId, version }),
  }),
  'event.minimum.extend': bind({
    operations: ['extendMinimum'],
    event: few,
    call: ({ callerId, version }, eventId) => upkeepAs(callerId).extendMinimum({ eventId, version }),
  }),
  'event.changes.mine': bind({
    operations: ['listChangesToSee', 'acknowledgeChange'],
    call: ({ callerId }) => upkeepAs(callerId).listChangesToSee({}),
  }),
  'event.change.seen': bind({
    operations: ['listChangeSeen', 'listEventHistory'],
    call: async ({ callerId }, eventId) => {
      await upkeepAs(callerId).listEventHistory({ eventId });
      return upkeepAs(callerId).listChangeSeen({ eventId });
    },
  }),
  'event.transfer': bind({
    operations: ['transferEvent'],
    prepare: async ({ eventId, joiner, creatorId }) => {
      await hostsApi.signedInAs({ userId: creatorId }).inviteHost({ eventId, userId: joiner.userId });
      await hostsApi.signedInAs(joiner).answerHosting({ eventId, answer: 'confirmed' });
    },
    call: ({ callerId, joiner, version }, eventId) =>
      upkeepAs(callerId).transferEvent({ eventId, userId: joiner.userId, version: version + 2 }),
  }),
  'event.delete': bind({
    operations: ['deleteEvent'],
    prepare: async ({ creator, creatorId, eventId, version }) => {
      const { joiners } = await creator.listJoiners({ eventId });
      const mine = hostsApi.signedInAs({ userId: creatorId });
      for (const { userId = '' } of joiners) await mine.removeJoiner({ eventId, userId });
      await creator.cancelEvent({ eventId, version, reason: 'host' });
    },
    call: ({ callerId, version }, eventId) => upkeepAs(callerId).deleteEvent({ eventId, version: version + 1 }),
  }),
  'event.inviteLink.create': bind({
    operations: ['createInviteLink'],
    self: 'joiner',
    call: ({ callerId, version }, eventId) => upkeepAs(callerId).createInviteLink({ eventId, version }),
  }),
};
