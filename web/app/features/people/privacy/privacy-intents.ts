import type { ActionFunctionArgs } from 'react-router';
import * as z from 'zod';
import { Problem } from '#shared/contract/errors.ts';
import { UserId } from '#shared/ids.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type Rejection, toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

const Intent = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    version: z.int(),
    messagesFromAnyone: z.boolean(),
    publicBadges: z.boolean(),
    publicOnlineStatus: z.boolean(),
    publicUpcomingGames: z.boolean(),
    nearbyPlayers: z.boolean(),
  }),
  z.object({
    intent: z.literal('block'),
    people: z.array(z.object({ userId: UserId, email: z.string().optional() })),
  }),
  z.object({ intent: z.literal('unblock'), userId: UserId }),
  z.object({ intent: z.literal('conversation'), conversationId: z.string(), isBlocked: z.boolean() }),
]);
type PrivacyIntent = z.infer<typeof Intent>;

/** What came of it, for the part of the tab that asked. */
export type PrivacyOutcome = { readonly done: PrivacyIntent['intent'] } | Rejection;

/** Everything that the privacy tab changes, each with its own words (R-PRIV-07, R-PRIV-12 to 16). */
export async function changePrivacy({ request }: ActionFunctionArgs): Promise<PrivacyOutcome> {
  const sent = Intent.parse(await request.json());
  try {
    await waysOf[sent.intent](sent as never);
    return { done: sent.intent };
  } catch (error) {
    const rejection = toRejection(error);
    notify('error', wordsFor(sent, error, rejection.title));
    return rejection;
  }
}

type Of<Name extends PrivacyIntent['intent']> = Extract<PrivacyIntent, { intent: Name }>;

const waysOf: { readonly [Name in PrivacyIntent['intent']]: (sent: Of<Name>) => Promise<void> } = {
  save: async ({ intent: _, ...switches }) => {
    await operations(privacyContract).savePrivacy(switches);
    notify('success', 'Privacy has been updated successfully.');
  },
  block: async ({ people }) => {
    await operations(privacyContract).blockPeople({ people });
    notify('success', 'User(s) successfully blocked.');
  },
  unblock: async ({ userId }) => {
    await operations(privacyContract).unblockPerson({ userId });
    notify('success', 'User unblocked successfully.');
  },
  conversation: async ({ intent: _, ...conversation }) => {
    await operations(privacyContract).setConversationBlocked(conversation);
    notify('success', conversation.isBlocked ? 'The conversation is blocked.' : 'The conversation is open again.');
  },
};

function wordsFor({ intent }: PrivacyIntent, error: unknown, title: string): string {
  if (intent === 'unblock') return 'Error while unblocking user.';
  if (intent === 'block')
    return error instanceof Problem && error.code === 'block.already' ? title : 'Error blocking users.';
  return title;
}
