import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { readUnsaid, type UnsaidSources } from '#lambdas/events/notifications/unsaid.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import { hostLeft, peopleInvited } from '#shared/events/hosts/messages.ts';
import { requestDecided, rsvpChanged } from '#shared/events/messages.ts';
import { substitutesAsked } from '#shared/events/substitutes/messages.ts';

const now = new Date('2026-12-01T12:00:00Z');
const eventId = 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const requestId = 'sub_01ARZ3NDEKTSV4RRFFQ69G5FAV';

const jo = '3f0e5f0a-7c1e-4d2b-9a51-0d7f6a1b2c30';
const gone = '3f0e5f0a-7c1e-4d2b-9a51-0d7f6a1b2c31';
const never = '3f0e5f0a-7c1e-4d2b-9a51-0d7f6a1b2c32';

const accounts: Record<string, Partial<Account>> = {
  [jo]: { displayName: 'Jo' },
  [gone]: { deletedAt: '2026-11-30T00:00:00.000Z' },
};
const sources: UnsaidSources = {
  accounts: { find: async (userId) => accounts[userId] as Account | undefined },
  notes: { find: async (messageId) => (messageId === 'msg_noted' ? 'Welcome!' : undefined) },
  searches: { find: async () => ({ requestId, message: 'Please help us.' }) as never },
};

const saidOf = (type: MessageType, data: Message['data'], messageId = 'msg_1') =>
  readUnsaid({ messageId, type: type.name, occurredAt: now.toISOString(), quiet: false, data }, 'Sam', sources, now);

it('reads the name of the acting host when the message goes out', async () => {
  expect(await saidOf(hostLeft, { eventId, userId: jo, removed: false })).toMatchObject({ name: 'Jo' });
});

it.each([gone, never])('calls a person without an account a former player (%s)', async (userId) => {
  expect(await saidOf(hostLeft, { eventId, userId, removed: false })).toMatchObject({ name: 'Former player' });
});

it('reads the name of a player who asks to join, and none of one who joins', async () => {
  const joining = { eventId, userId: jo, from: 'none' };
  expect(await saidOf(rsvpChanged, { ...joining, to: 'requested' })).toMatchObject({ name: 'Jo' });
  expect(await saidOf(rsvpChanged, { ...joining, to: 'in' })).toMatchObject({ name: 'Sam' });
});

it('names the host of the event when a message names no person', async () => {
  expect(await saidOf(peopleInvited, { eventId, userIds: [] })).toMatchObject({ name: 'Sam' });
});

it('reads what a host wrote with an answer, and leaves it out once it is forgotten', async () => {
  const decided = { eventId, userId: jo, approved: true };
  expect(await saidOf(requestDecided, decided, 'msg_noted')).toMatchObject({ words: 'Welcome!' });
  expect((await saidOf(requestDecided, decided)).words).toBeUndefined();
});

it('reads what a host wrote to substitutes from the search, and nothing from a later one', async () => {
  const asked = { eventId, requestId, wave: 1, userIds: [] };
  expect(await saidOf(substitutesAsked, asked)).toMatchObject({ words: 'Please help us.' });
  const later = requestId.replace('F', 'G');
  expect((await saidOf(substitutesAsked, { ...asked, requestId: later })).words).toBeUndefined();
});
