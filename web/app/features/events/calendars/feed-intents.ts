import type { Answer, Input } from '#shared/contract/operation.ts';
import { exportsContract } from '#shared/events/calendars/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';

type Operations = (typeof exportsContract)['operations'];
export type NewFeed = Answer<Operations['createFeed']>;

/** What a person may do with their links. */
export type FeedIntent =
  | ({ readonly intent: 'create' } & Input<Operations['createFeed']>)
  | { readonly intent: 'renew' | 'revoke'; readonly feedId: string };

export interface FeedOutcome {
  /** A link at the one moment when its address is known. */
  readonly made?: NewFeed;
  readonly rejection?: Rejection;
}

/** Does it, and says so. */
export async function feedIntents(sent: FeedIntent): Promise<FeedOutcome & { readonly said: string }> {
  if (sent.intent === 'create') {
    const { kind, label } = sent;
    return { made: await operations(exportsContract).createFeed({ kind, label }), said: 'The link is ready' };
  }
  const { feedId } = sent;
  if (sent.intent === 'renew')
    return {
      made: await operations(exportsContract).renewFeed({ feedId }),
      said: 'The link has a new address; the old one has ended',
    };
  await operations(exportsContract).revokeFeed({ feedId });
  return { said: 'The link is revoked' };
}
