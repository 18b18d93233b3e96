import { aPerson } from '../../accounts/people.ts';
import { hostsApi } from '../../events/hosts.ts';
import { type Binding, personFor } from '../cell.ts';
import { bind } from './bind-event.ts';
import { details, type EventWorld } from './event-world.ts';

const callerOf = ({ callerId }: Pick<EventWorld, 'callerId'>) =>
  callerId ? hostsApi.signedInAs({ userId: callerId }) : hostsApi.signedOut();

/** Rows of hosts and of their invitations. */
export const hostRows: Readonly<Record<string, Binding>> = {
  'event.get.invitees': bind({
    operations: ['getEvent'],
    event: { visibility: 'private' },
    prepare: ({ creator, eventId, version, hosted }) =>
      creator.changeEvent({ ...details({ visibility: 'invitees', ...hosted }), eventId, version }),
    call: ({ caller, callerId }, eventId) =>
      callerId ? caller.getEvent({ eventId }) : caller.getPublicEvent({ eventId }),
  }),
  'event.host.manage': bind({
    operations: ['inviteHost'],
    self: 'joiner',
    call: async (world, eventId) => callerOf(world).inviteHost({ eventId, userId: (await aPerson()).userId }),
  }),
  'event.host.answer': bind({
    operations: ['answerHosting'],
    self: 'none',
    call: (world, eventId) => callerOf(world).answerHosting({ eventId, answer: 'confirmed' }),
  }),
  'event.host.remove': bind({
    operations: ['removeHost'],
    self: 'joiner',
    prepare: async (world) => {
      const { event } = await world.creator.getEvent({ eventId: world.eventId });
      const asked = { eventId: world.eventId, userId: world.joiner.userId };
      await hostsApi.signedInAs({ userId: event.creatorId }).inviteHost(asked);
    },
    call: (world, eventId) => callerOf(world).removeHost({ eventId, userId: world.joiner.userId }),
  }),
  'event.invite': bind({
    operations: ['listInvitable', 'invitePeople', 'inviteAddresses', 'listInvitees', 'withdrawInvitation'],
    self: 'joiner',
    call: async (world, eventId) => {
      const { userId } = await aPerson();
      await callerOf(world).invitePeople({ eventId, userIds: [userId] });
      await callerOf(world).inviteAddresses({ eventId, people: [{ email: 'friend@guests.example' }] });
      const seen = [await callerOf(world).listInvitees({ eventId }), await callerOf(world).listInvitable({ eventId })];
      await callerOf(world).withdrawInvitation({ eventId, userId });
      return seen;
    },
  }),
  'event.invite.community': bind({
    operations: ['inviteCommunity', 'stopCommunityInvitation'],
    self: 'joiner',
    call: async (world, eventId) => {
      const { invitationId } = await callerOf(world).inviteCommunity({ eventId, whom: { rule: 'all' } });
      return callerOf(world).stopCommunityInvitation({ eventId, invitationId });
    },
  }),
  'event.invitations.mine': {
    operations: ['listInvitations'],
    ask: async (cell) => callerOf({ callerId: (await personFor(cell.role))?.userId }).listInvitations({}),
  },
};
