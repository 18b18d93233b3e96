import type { Input } from '#shared/contract/operation.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';

type Community = Omit<Input<typeof hostsContract.operations.inviteCommunity>, 'eventId'>;
type Addresses = Omit<Input<typeof hostsContract.operations.inviteAddresses>, 'eventId'>;

/** What hosts do about hosts and invitations, and what whoever is asked answers. */
export type HostIntent =
  | { readonly intent: 'answerHosting'; readonly answer: 'confirmed' | 'declined' }
  | { readonly intent: 'inviteHost' | 'withdraw'; readonly userId: string; readonly displayName: string }
  | {
      readonly intent: 'removeHost';
      readonly userId: string;
      readonly displayName: string;
      /** The host who owns the event from then on, where its owner steps down. */
      readonly heirId?: string;
    }
  | ({ readonly intent: 'inviteAddresses' } & Addresses)
  | ({ readonly intent: 'inviteCommunity' } & Community)
  | { readonly intent: 'stopCommunity'; readonly invitationId: string }
  | {
      readonly intent: 'invite';
      readonly userIds: readonly string[];
      readonly fromEventId?: string;
      readonly inviteSendAt?: string;
    };

const intents = new Set<string>([
  'answerHosting',
  'inviteHost',
  'removeHost',
  'withdraw',
  'invite',
  'inviteAddresses',
  'inviteCommunity',
  'stopCommunity',
]);

export const isHostIntent = (sent: { readonly intent: string }): sent is HostIntent => intents.has(sent.intent);

/** Does it, and says so. */
export async function hostIntents(eventId: string, sent: HostIntent): Promise<string> {
  switch (sent.intent) {
    case 'answerHosting':
      await operations(hostsContract).answerHosting({ eventId, answer: sent.answer });
      return sent.answer === 'confirmed' ? 'You host this event now' : 'You declined';
    case 'inviteHost':
      await operations(hostsContract).inviteHost({ eventId, userId: sent.userId });
      return `${sent.displayName} is asked`;
    case 'removeHost':
      await operations(hostsContract).removeHost({
        eventId,
        userId: sent.userId,
        ...(sent.heirId && { heirId: sent.heirId }),
      });
      return `${sent.displayName} does not host this event any more`;
    case 'withdraw':
      await operations(hostsContract).withdrawInvitation({ eventId, userId: sent.userId });
      return `The invitation of ${sent.displayName} is withdrawn`;
    case 'inviteAddresses': {
      const { intent: _, ...whom } = sent;
      const { invited } = await operations(hostsContract).inviteAddresses({ eventId, ...whom });
      return invitedWords(invited, whom.inviteSendAt !== undefined);
    }
    case 'inviteCommunity': {
      const { intent: _, ...whom } = sent;
      await operations(hostsContract).inviteCommunity({ eventId, ...whom });
      return whom.inviteSendAt === undefined ? 'They are being asked' : 'They will be asked then';
    }
    case 'stopCommunity':
      await operations(hostsContract).stopCommunityInvitation({ eventId, invitationId: sent.invitationId });
      return 'Nobody else is asked';
    case 'invite': {
      const { intent: _, userIds, ...rest } = sent;
      const { invited } = await operations(hostsContract).invitePeople({ eventId, userIds: [...userIds], ...rest });
      return invitedWords(invited, sent.inviteSendAt !== undefined);
    }
  }
}

function invitedWords(invited: number, isPlanned: boolean): string {
  if (invited === 0) return 'Everybody was invited before';
  const people = quantity(invited, 'person', 'people');
  return `${people} ${isPlanned ? 'will be invited then' : 'invited'}`;
}
