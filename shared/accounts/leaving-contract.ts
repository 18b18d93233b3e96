import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';
import { deleteWord } from './leaving.ts';

const Team = z.object({ teamId: z.string(), name: z.string(), role: z.string() });

/** What somebody may do with their account as a whole. */
export const leavingContract = defineContract('leaving', {
  listTeamsOfUser: {
    method: 'GET',
    path: '/me/teams',
    summary: 'List the teams on whose rosters you are, by name',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ teams: z.array(Team) }),
  },
  deleteUser: {
    method: 'POST',
    path: '/me/deletion',
    summary: 'Delete your account for good; nobody on a roster can, and the sign-in must be from the last five minutes',
    access: 'signedIn',
    limit: { calls: 20, per: 'hour' },
    input: z.strictObject({ confirmation: z.literal(deleteWord, `Type ${deleteWord} exactly.`) }),
    output: z.object({}),
    errors: ['signIn.tooOld', 'user.onRoster', 'user.notFound'],
  },
});
