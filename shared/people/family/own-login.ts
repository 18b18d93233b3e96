import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import { DependantId } from '#shared/ids.ts';
import { ageAt, loginAge } from './age.ts';
import type { Dependant } from './dependant.ts';
import { DependantView } from './dependant-operations.ts';
import { type Guardian, ownRights } from './guardian.ts';

/** For how long the link in the mail leads somewhere. */
export const loginInviteMs = 14 * 24 * 60 * 60_000;

/** Whether they may be asked to have one, now (domain 4.3). */
export const mayHaveLogin = (dependant: Dependant, now: Date): boolean => ageAt(dependant, now) >= loginAge;

/** A dependant who shares rights with their guardians. */
export const themselves = (userId: string): Guardian => ({
  userId,
  status: 'confirmed',
  household: 'A',
  relation: 'other',
  rights: ownRights.filter((right) => right === 'rsvp' || right === 'message'),
  contactShielded: false,
  priority: 4,
  isThemselves: true,
});

const dependantId = DependantId;

/** A login of their own for a dependant who turned 13. */
export const loginOperations = {
  inviteToLogin: {
    method: 'PUT',
    path: '/people/family/dependants/{dependantId}/login',
    summary: 'Invite a child of 13 or older by email to get their own login',
    access: 'profileComplete',
    limit: { calls: 10, per: 'day' },
    input: z.strictObject({ dependantId, email: Email }),
    output: DependantView,
    errors: ['dependant.notFound', 'access.denied', 'dependant.tooYoung', 'dependant.hasLogin'],
  },
  takeBackLogin: {
    method: 'DELETE',
    path: '/people/family/dependants/{dependantId}/login',
    summary: 'Withdraw an invitation to a login; its link stops working',
    access: 'signedIn',
    input: z.strictObject({ dependantId }),
    output: DependantView,
    errors: ['dependant.notFound', 'access.denied'],
  },
  acceptLogin: {
    method: 'POST',
    path: '/people/family/dependants/login',
    summary: 'Claim your own record in a family with the link sent to your address',
    access: 'signedIn',
    limit: { calls: 20, per: 'hour' },
    input: z.strictObject({ token: z.string().max(1024) }),
    output: z.object({ dependantId, firstName: z.string() }),
    errors: ['mail.linkInvalid', 'dependant.otherAddress', 'dependant.alreadyGuardian', 'family.tooMany'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
