import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { isGuestId } from '#shared/ids.ts';
import type { EventStore } from '../../details/store.ts';
import { reachableFrom } from '../../details/visibility/reachable.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';
import type { EventLists } from '../../rsvp/lists.ts';
import { invitableCommunity, type Rosters } from '../community/invitable-community.ts';
import type { CommunityInvitationStore } from '../community/store.ts';
import { toShown } from '../community/to-shown.ts';
import { statusOf } from '../status-of.ts';
import type { InvitationStore } from '../store.ts';

type Operations = (typeof hostsContract)['operations'];

interface Named {
  readonly displayName: string;
  readonly email?: string;
}

interface Parts {
  readonly events: EventStore;
  readonly invitations: InvitationStore;
  readonly answers: Pick<AnswerStore, 'list'>;
  readonly accounts: AccountReader;
  /** Accounts and guests alike. */
  readonly people: Pick<AccountReader, 'list'>;
  readonly lists: EventLists;
  readonly blocks: BlockReader;
  readonly community: Pick<CommunityInvitationStore, 'list'>;
  readonly rosters: Rosters;
}

type ListedParts = Pick<Parts, 'events' | 'invitations' | 'answers' | 'people' | 'community'>;

/** In the order of their names; people whose account is gone are left out. */
export async function listInvitees(
  { eventId }: Parsed<Operations['listInvitees']>,
  { events, invitations, answers, people: directory, community }: ListedParts,
): Promise<Output<Operations['listInvitees']>> {
  const [found, invited, asked] = await Promise.all([
    events.findWithLine(eventId),
    invitations.list(eventId),
    community.list(eventId),
  ]);
  if (!found) throw new Problem('event.notFound');
  const seated = seating(found.line);
  const shownOnes = invited.filter(({ byAddress }) => !byAddress);
  const userIds = shownOnes.map(({ userId }) => userId);
  const [people, said] = await Promise.all([directory.list(userIds), answers.list(eventId, userIds)]);
  const invitees = shownOnes.flatMap((invitation) => {
    const { userId, status, sendAt } = invitation;
    const person = people.find((one) => one.userId === userId);
    const answer = said.find((one) => one.userId === userId);
    if (!person) return [];
    const stands = statusOf(invitation, seated, answer);
    const address = isGuestId(userId) && { email: person.email };
    const note = stands === answer?.reply && answer.note && { note: answer.note };
    const shown = { userId, displayName: person.displayName ?? '', ...address, status: stands, ...note };
    return [{ ...shown, ...(status === 'planned' && sendAt && { inviteSendAt: sendAt }) }];
  });
  return { invitees: invitees.sort(byName), community: asked.map(toShown) };
}

const byName = (a: Named, b: Named) =>
  a.displayName.localeCompare(b.displayName) || (a.email ?? '').localeCompare(b.email ?? '');

/** So many of a host's latest events are offered to invite from. */
const earlierEvents = 10;

/** The people a host has met, without current hosts: no other names are shown. */
export async function listInvitable(
  { eventId }: Parsed<Operations['listInvitable']>,
  caller: Caller,
  { events, lists, accounts, blocks, rosters }: Pick<Parts, 'events' | 'lists' | 'accounts' | 'blocks' | 'rosters'>,
): Promise<Output<Operations['listInvitable']>> {
  const { userId } = actorOf(caller);
  const at = caller.now.toISOString();
  const hosted = async (when: 'upcoming' | 'past') =>
    (await lists.hosting({ userId, when, at, limit: earlierEvents })).events.map((event) => event.eventId);
  const ids = [...new Set([eventId, ...(await hosted('past')), ...(await hosted('upcoming'))])];
  const found = (await Promise.all(ids.map((id) => events.findWithLine(id)))).filter((one) => one !== undefined);
  const here = found.find(({ event }) => event.eventId === eventId);
  if (!here) throw new Problem('event.notFound');
  const inAt = found.map(({ event, line }) => ({ event, people: seating(line).in.filter((one) => !isGuestId(one)) }));
  const met = new Set(inAt.flatMap(({ people }) => people));
  const [people, reachable, community] = await Promise.all([
    accounts.list([...met].filter((one) => !isHost(here.event, one)).slice(0, 200)),
    reachableFrom([userId], 'invitation', blocks, caller.now),
    invitableCommunity(here.event, userId, rosters),
  ]);
  return {
    ...(community && { community }),
    people: people
      .filter(reachable)
      .map((person) => ({ userId: person.userId, displayName: person.displayName ?? '' }))
      .sort((a, b) => a.displayName.localeCompare(b.displayName)),
    events: inAt
      .filter((one) => one.event.eventId !== eventId && one.people.length > 0)
      .map(({ event: { eventId: from, title, startsAt }, people: inside }) => ({
        eventId: from,
        title,
        startsAt,
        people: inside.length,
      })),
  };
}
