import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { nameOf } from '#lambdas/people/ports/naming/name-of.ts';
import type { Message } from '#shared/contract/message.ts';
import { hostAnswered, hostAsked, hostLeft, peopleInvited } from '#shared/events/hosts/messages.ts';
import { requestDecided, rsvpChanged } from '#shared/events/messages.ts';
import { substitutesAsked } from '#shared/events/substitutes/messages.ts';
import type { DecisionNotes } from '../rsvp/decision-notes.ts';
import type { RequestStore } from '../substitutes/requests/store.ts';

/** What a message leaves out, since it is kept longer than people may be: read at the moment of telling. */
export interface Unsaid {
  /** The name of the person who did it, as it is now. */
  readonly name: string;
  /** What they wrote. */
  readonly words?: string | undefined;
}

/** Where it is read. */
export interface UnsaidSources {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly notes: Pick<DecisionNotes, 'find'>;
  readonly searches: Pick<RequestStore, 'find'>;
}

/** Who is named in the mail of a message, where it is not the host of the event. */
function namedIn({ type, data }: Message): string | undefined {
  switch (type) {
    case hostAsked.name:
      return hostAsked.data.parse(data).askedById;
    case hostAnswered.name:
      return hostAnswered.data.parse(data).userId;
    case hostLeft.name:
      return hostLeft.data.parse(data).userId;
    case rsvpChanged.name: {
      const { userId, to } = rsvpChanged.data.parse(data);
      return to === 'requested' ? userId : undefined;
    }
    case peopleInvited.name:
      return peopleInvited.data.parse(data).invitedById;
    default:
      return undefined;
  }
}

async function wordsOf({ type, messageId, data }: Message, sources: UnsaidSources, now: Date) {
  if (type === requestDecided.name) return sources.notes.find(messageId, now);
  if (type !== substitutesAsked.name) return undefined;
  const { eventId, requestId } = substitutesAsked.data.parse(data);
  const search = await sources.searches.find(eventId);
  return search?.requestId === requestId ? search.message : undefined;
}

/** @param hostName stands where a message names no person. */
export async function readUnsaid(
  message: Message,
  hostName: string,
  sources: UnsaidSources,
  now: Date,
): Promise<Unsaid> {
  const named = namedIn(message);
  const [account, words] = await Promise.all([
    named === undefined ? undefined : sources.accounts.find(named),
    wordsOf(message, sources, now),
  ]);
  return { name: named === undefined ? hostName : nameOf(account, now), words };
}
