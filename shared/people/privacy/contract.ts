import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import { UserId } from '#shared/ids.ts';
import { mostBlockedAtOnce, privacySwitches } from './privacy.ts';

const version = z.int().min(0);
/** As public. */
const Someone = z.object({ userId: UserId, displayName: z.string() });
const Blocked = Someone.extend({
  /** The address by which they were found, when they were. */
  email: z.string().optional(),
  since: z.iso.datetime(),
});
const BlockedConversation = z.object({ conversationId: z.string(), title: z.string(), isBlocked: z.boolean() });

/** What a person shares, and their blocks. */
export const privacyContract = defineContract('privacy', {
  getPrivacy: {
    method: 'GET',
    path: '/people/me/privacy',
    summary: 'Read your privacy settings and blocked conversations',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ ...privacySwitches, version, conversations: z.array(BlockedConversation) }),
  },
  savePrivacy: {
    method: 'PUT',
    path: '/people/me/privacy',
    summary: 'Update your privacy settings',
    access: 'signedIn',
    input: z.strictObject({ ...privacySwitches, version }),
    output: z.object({ ...privacySwitches, version }),
    errors: ['record.changed', 'user.notFound', 'nearby.birthdateMissing'],
  },
  listBlocked: {
    method: 'GET',
    path: '/people/me/blocked',
    summary: 'List the players you blocked, by name',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ people: z.array(Blocked) }),
  },
  blockPeople: {
    method: 'POST',
    path: '/people/me/blocked',
    summary: 'Block up to 50 people; they are not notified',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({
      people: z
        .array(z.strictObject({ userId: UserId, email: Email.optional() }))
        .min(1, 'Choose at least one person.')
        .max(mostBlockedAtOnce, 'At most 50 people at once.'),
    }),
    /** How many were not blocked before. */
    output: z.object({ blocked: z.int() }),
    errors: ['block.self', 'block.already', 'block.tooMany', 'user.notFound'],
  },
  unblockPerson: {
    method: 'DELETE',
    path: '/people/me/blocked/{userId}',
    summary: 'Unblock a person',
    access: 'signedIn',
    input: z.strictObject({ userId: UserId }),
    output: z.object({}),
    errors: ['block.notFound'],
  },
  setConversationBlocked: {
    method: 'PUT',
    path: '/people/me/conversations/{conversationId}/blocked',
    summary: 'Block or unblock a conversation',
    access: 'signedIn',
    input: z.strictObject({ conversationId: z.string().min(1).max(64), isBlocked: z.boolean() }),
    output: BlockedConversation,
    errors: ['conversation.notFound'],
  },
  findPerson: {
    method: 'GET',
    path: '/people/search',
    summary: 'Find one adult who can be found by their complete email or id; all other answers are alike',
    access: 'profileComplete',
    limit: { calls: 20, per: 'hour' },
    input: z.strictObject({
      text: z.string().trim().min(3, 'Type at least three characters.').max(100, 'At most 100 characters.'),
      /** Includes people that the caller blocked. */
      withBlocked: z.enum(['true']).optional(),
    }),
    output: z.object({ person: Someone.optional() }),
  },
});
