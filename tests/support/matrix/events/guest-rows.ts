import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createEventStore } from '#lambdas/events/details/store.ts';
import { guestKey } from '#lambdas/events/guests/guest-links.ts';
import { guestIdFor, joinAsGuest } from '#lambdas/events/guests/keep-guest.ts';
import { createGuestStore } from '#lambdas/events/guests/store.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { hostsApi } from '../../events/hosts.ts';
import { product } from '../../product/product.ts';
import type { Binding } from '../cell.ts';
import { bind } from './bind-event.ts';
import type { EventWorld } from './event-world.ts';

const nowhere = 'gst_00000000000000000000000000';

const callerOf = ({ callerId }: Pick<EventWorld, 'callerId'>) =>
  callerId ? hostsApi.signedInAs({ userId: callerId }) : hostsApi.signedOut();

const hostOf = async ({ creator, eventId }: Pick<EventWorld, 'creator' | 'eventId'>) =>
  hostsApi.signedInAs({ userId: (await creator.getEvent({ eventId })).event.creatorId });

/** A guest that the host added; undefined where there is no such event. */
const guestOf = async ({ creator, eventId }: EventWorld, asked: string) =>
  asked === eventId
    ? (await (await hostOf({ creator, eventId })).createGuest({ eventId, displayName: 'Neighbour' })).guestId
    : nowhere;

/** The link that was sent to the caller's address. */
async function linkFor({ callerId, eventId }: EventWorld): Promise<string> {
  const account = callerId ? await createAccountReader(table()).find(callerId) : undefined;
  const event = await createEventStore(table()).find(eventId);
  if (!account || !event) return 'none';
  const secret = await signingSecret();
  const guestId = guestIdFor(secret, eventId, account.email);
  const ports = { seats: createSeatStore(table()), guests: createGuestStore(table()), due: createDueIndex(table()) };
  const guest = { guestId, displayName: 'Sam', email: account.email };
  await joinAsGuest({ event, guest, token: event.shareToken }, ports, product.clock.now());
  return guestKey(secret, 'claim', guestId);
}

/** Rows of the entity `guest`: people without an account. */
export const guestRows: Readonly<Record<string, Binding>> = {
  'guest.create': bind({
    operations: ['createGuest'],
    call: (world, eventId) => callerOf(world).createGuest({ eventId, displayName: 'Neighbour' }),
  }),
  'guest.get': bind({
    operations: ['getGuest'],
    call: async (world, eventId) => callerOf(world).getGuest({ guestId: await guestOf(world, eventId) }),
  }),
  'guest.delete': bind({
    operations: ['deleteGuest'],
    call: async (world, eventId) => callerOf(world).deleteGuest({ guestId: await guestOf(world, eventId) }),
  }),
  'guest.claim': bind({
    operations: ['claimGuest'],
    call: async (world) => callerOf(world).claimGuest({ key: await linkFor(world) }),
  }),
};
