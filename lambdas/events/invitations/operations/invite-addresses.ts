import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import type { EventStore } from '../../details/store.ts';
import { forgottenAt, noteErasure } from '../../guests/erase-guest.ts';
import { guestIdFor, namelessGuest } from '../../guests/keep-guest.ts';
import type { GuestStore } from '../../guests/store.ts';
import { eventToInvite, knownOf, makeInvitations } from '../make-invitations.ts';
import type { InvitationStore } from '../store.ts';

type InviteAddresses = (typeof hostsContract)['operations']['inviteAddresses'];

interface Parts {
  readonly events: Pick<EventStore, 'find'>;
  readonly invitations: InvitationStore;
  readonly guests: Pick<GuestStore, 'keep'>;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly limits: ReturnType<typeof createRateLimit>;
  readonly secret: () => Promise<string>;
}

/** So many addresses does one person invite in a day, at all their events (threat T25). */
const perDay = { calls: 50, per: 'day' } as const;

/**
 * Every address becomes a guest who may come, with or without an account: nothing here depends on that. That a person
 * has an account with it is found later, where no host can see it.
 */
export async function inviteAddresses(
  { eventId, people, inviteSendAt }: Parsed<InviteAddresses>,
  caller: Caller,
  parts: Parts,
): Promise<Output<InviteAddresses>> {
  const event = await eventToInvite({ eventId, inviteSendAt }, caller.now, parts.events);
  const { userId } = actorOf(caller);
  const secret = await parts.secret();
  const known = await knownOf(eventId, parts.invitations);
  const asked = new Map(people.map((person) => [guestIdFor(secret, eventId, person.email), person]));
  const fresh = [...asked].filter(([guestId]) => !known.has(guestId));
  await parts.limits.count(userId, 'addressesInvited', perDay, caller.now, fresh.length);
  const about = { eventId, addedBy: userId, isInvited: true, createdAt: caller.now.toISOString() };
  for (const [guestId, { email, name = namelessGuest }] of fresh) {
    await noteErasure(guestId, eventId, forgottenAt(event), { due: parts.due, now: caller.now });
    await parts.guests.keep({ ...about, guestId, email, displayName: name });
  }
  const guestIds = fresh.map(([guestId]) => guestId);
  return { invited: await makeInvitations({ eventId, inviteSendAt, people: guestIds }, caller, parts) };
}
