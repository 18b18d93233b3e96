import * as z from 'zod';
import { CategoryId, EntryId, TournamentId, UserId } from '../../ids.ts';
import { Line, Lines } from '../../text.ts';
import { Invitee } from './entry-list.ts';

const ofCategory = { tournamentId: TournamentId, categoryId: CategoryId };
const entering = [
  'tournament.notFound',
  'tournament.categoryNotFound',
  'tournament.registrationClosed',
  'tournament.alreadyEntered',
  'tournament.notEligible',
  'tournament.wrongKind',
  'tournament.lineFull',
] as const;
const Entered = z.object({ entryId: EntryId, position: z.int() });
/** Of the link that a player sends to their partner. */
const partnerToken = z.string().min(10).max(400);
const isListed = z.boolean().default(true);

/** How people come into the categories of a tournament, and go. */
export const entryOperations = {
  enterTournament: {
    method: 'POST',
    path: '/competitions/me/tournaments/{tournamentId}/entries',
    summary: 'Enter a category; when it is full, you join its waitlist',
    access: 'profileComplete',
    creates: true,
    input: z.strictObject({ ...ofCategory, teamName: Line(2, 60, 'The name of the team').optional(), isListed }),
    output: Entered,
    errors: entering,
  },
  withdrawEntry: {
    method: 'POST',
    path: '/competitions/me/tournaments/{tournamentId}/withdrawal',
    summary: 'Withdraw from a category before its deadline; the spot goes to the first on the waitlist',
    access: 'signedIn',
    input: z.strictObject(ofCategory),
    output: z.object({}),
    errors: ['tournament.notFound', 'tournament.entryNotFound', 'tournament.tooLateToWithdraw'],
  },
  seekPartner: {
    method: 'PUT',
    path: '/competitions/me/tournaments/{tournamentId}/partner',
    summary: 'Join or leave the list of players looking for a partner',
    access: 'profileComplete',
    input: z.strictObject({ ...ofCategory, isOn: z.boolean(), note: Lines(140, 'The note').default(''), isListed }),
    output: z.object({}),
    errors: entering,
  },
  askPartner: {
    method: 'POST',
    path: '/competitions/me/tournaments/{tournamentId}/partner-requests',
    summary: 'Ask a player on the partner list',
    access: 'profileComplete',
    input: z.strictObject({ ...ofCategory, userId: UserId }),
    output: z.object({}),
    errors: [...entering, 'tournament.noSeeker'],
  },
  answerPartner: {
    method: 'PUT',
    path: '/competitions/me/tournaments/{tournamentId}/partner-requests',
    summary: 'Accept a partner request, which enters you both, or decline it',
    access: 'profileComplete',
    input: z.strictObject({ ...ofCategory, userId: UserId, answer: z.enum(['confirm', 'decline']) }),
    output: z.object({ position: z.int().optional() }),
    errors: [
      'tournament.notFound',
      'tournament.categoryNotFound',
      'tournament.registrationClosed',
      'tournament.notEligible',
      'tournament.wrongKind',
      'tournament.lineFull',
      'tournament.noSeeker',
    ],
  },
  invitePartner: {
    method: 'POST',
    path: '/competitions/me/tournaments/{tournamentId}/partner-link',
    summary: 'Invite your partner by account or email, or get the link that enters you together; until then you wait',
    access: 'profileComplete',
    limit: { calls: 40, per: 'hour' },
    /** The answer says nothing about who has an account. */
    input: z.strictObject({ ...ofCategory, to: Invitee.optional() }),
    output: z.object({ token: z.string() }),
    errors: entering,
  },
  getPartnerInvite: {
    method: 'GET',
    path: '/competitions/me/tournament-partners/{token}',
    summary: 'Read who invites you to be their partner, and in which category',
    access: 'signedIn',
    input: z.strictObject({ token: partnerToken }),
    output: z.object({ tournamentId: TournamentId, category: z.string(), name: z.string(), isOwn: z.boolean() }),
    errors: ['tournament.notFound', 'tournament.noSeeker'],
  },
  joinPartner: {
    method: 'POST',
    path: '/competitions/me/tournament-partners/{token}',
    summary: 'Accept the invitation of a partner, which enters you both',
    access: 'profileComplete',
    input: z.strictObject({ token: partnerToken }),
    output: z.object({ position: z.int() }),
    errors: [...entering, 'tournament.noSeeker'],
  },
  pairPlayers: {
    method: 'POST',
    path: '/competitions/tournaments/{tournamentId}/pairs',
    summary: 'Enter two players without a partner as a pair, also once entries are closed',
    access: 'tournament:publishSchedule',
    creates: true,
    input: z.strictObject({ ...ofCategory, userIds: z.tuple([UserId, UserId]) }),
    output: Entered,
    errors: [
      'tournament.notFound',
      'tournament.categoryNotFound',
      'tournament.lineFull',
      'tournament.noSeeker',
      'tournament.notEditable',
    ],
  },
  addEntry: {
    method: 'POST',
    path: '/competitions/tournaments/{tournamentId}/entries',
    summary: 'Add an entry by name',
    access: 'tournament:publishSchedule',
    creates: true,
    input: z.strictObject({ ...ofCategory, name: Line(2, 60, 'The name') }),
    output: Entered,
    errors: ['tournament.notFound', 'tournament.categoryNotFound', 'tournament.lineFull', 'tournament.drawn'],
  },
  addEntries: {
    method: 'POST',
    path: '/competitions/tournaments/{tournamentId}/entries/list',
    summary: 'Add a list of entries by name, with seeds where they have one',
    access: 'tournament:publishSchedule',
    creates: true,
    input: z.strictObject({
      ...ofCategory,
      entries: z
        .array(z.strictObject({ name: Line(2, 60, 'The name'), seed: z.int().min(1).max(256).optional() }))
        .min(1, 'At least one entry.')
        .max(256, 'At most 256 entries.'),
    }),
    /** `waiting`: so many of them are on the waitlist. */
    output: z.object({ added: z.int(), waiting: z.int() }),
    errors: ['tournament.notFound', 'tournament.categoryNotFound', 'tournament.lineFull', 'tournament.drawn'],
  },
  removeEntry: {
    method: 'POST',
    path: '/competitions/tournaments/{tournamentId}/entries/removal',
    summary: 'Remove an entry; the spot goes to the first on the waitlist',
    access: 'tournament:publishSchedule',
    input: z.strictObject({ ...ofCategory, entryId: EntryId }),
    output: z.object({}),
    errors: ['tournament.notFound', 'tournament.entryNotFound', 'tournament.drawn'],
  },
  seedEntries: {
    method: 'PUT',
    path: '/competitions/tournaments/{tournamentId}/seeds',
    summary: 'Set the seeds of a category, best first',
    access: 'tournament:publishSchedule',
    input: z.strictObject({ ...ofCategory, entryIds: z.array(EntryId).max(256) }),
    output: z.object({}),
    errors: ['tournament.notFound', 'tournament.categoryNotFound', 'tournament.entryNotFound', 'tournament.drawn'],
  },
} as const;
