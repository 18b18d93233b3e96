import type { ActionFunctionArgs } from 'react-router';
import { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type Rejection, toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

interface Said {
  readonly endorsedFor: string;
  readonly eventId: string;
  readonly level?: 'beginner' | 'intermediate' | 'advanced';
}

export type EndorsementIntent =
  | { readonly intent: 'endorse'; readonly userId: string; readonly name: string; readonly said: Said }
  | { readonly intent: 'withdraw'; readonly userId: string; readonly endorsedFor: string }
  | { readonly intent: 'remove'; readonly authorId: string; readonly endorsedFor: string };

/** Everything that a profile changes of endorsements; what came of it is said above the page. */
export async function changeEndorsements({ request }: ActionFunctionArgs): Promise<Rejection | null> {
  try {
    notify('success', await act((await request.json()) as EndorsementIntent));
    return null;
  } catch (error) {
    const rejection = toRejection(error);
    notify('error', [rejection.title, ...Object.values(rejection.fields)].join(' '));
    return rejection;
  }
}

async function act(sent: EndorsementIntent): Promise<string> {
  if (sent.intent === 'endorse') {
    await operations(endorsementsContract).endorse({ userId: sent.userId, ...sent.said });
    return `You endorsed ${sent.name}`;
  }
  if (sent.intent === 'withdraw') {
    await operations(endorsementsContract).withdrawEndorsement({ userId: sent.userId, endorsedFor: sent.endorsedFor });
    return 'Your endorsement is taken back';
  }
  await operations(endorsementsContract).removeEndorsement({ authorId: sent.authorId, endorsedFor: sent.endorsedFor });
  return 'The endorsement is removed';
}
