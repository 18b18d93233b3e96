import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { DependantId, UserId } from '#shared/ids.ts';
import { Phone } from '#shared/phone.ts';
import { Line } from '#shared/text.ts';
import { ConsentType } from './consent.ts';
import { Right } from './guardian.ts';
import { ParentingPattern } from './parenting.ts';
import { Relation } from './relations.ts';

const Name = (label: string) =>
  Line(1, 100, label).refine((name) => /^[\p{L}\p{M} '.-]*$/u.test(name), "Use letters, spaces and ' . - only.");

/** Dependants without an account (R-FAM-17 to 20). */
const details = {
  firstName: Name('The first name'),
  lastName: Name('The last name'),
  /** Of the guardian who says it, never of a child. */
  phoneNumber: Phone,
  age: z.int('Give an age.').min(1, 'Give an age from 1 to 120.').max(120, 'Give an age from 1 to 120.'),
};

/** What the form asks for besides the relation. */
export const dependantInput = z.strictObject({
  ...details,
  /** What they are to you. */
  relation: Relation,
  /** You consent to what is kept; needed below 13. */
  collectionConsent: z.boolean().default(false),
  /** A tick of its own: hosts may see a child's name. */
  disclosureConsent: z.boolean().default(false),
});

const guardianship = {
  relation: Relation,
  household: z.enum(['A', 'B']),
  rights: z.array(Right).max(8),
  contactShielded: z.boolean(),
  priority: z.int().min(1).max(4),
};

export const GuardianView = z.object({
  ...guardianship,
  userId: UserId,
  displayName: z.string(),
  status: z.enum(['asked', 'confirmed']),
  /** Absent where a shield keeps it from the viewer. */
  phoneNumber: z.string().optional(),
  /** It is the dependant, with a login of their own. */
  isThemselves: z.literal(true).optional(),
});
export type GuardianView = z.infer<typeof GuardianView>;

export const DependantView = z.object({
  dependantId: DependantId,
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  age: z.int(),
  guardians: z.array(GuardianView),
  parenting: ParentingPattern.optional(),
  /** Where an invitation to a login was mailed and waits; for those who decide about guardians. */
  loginInvitedTo: z.string().optional(),
  consents: z.array(
    z.object({
      type: ConsentType,
      givenAt: z.string(),
      withdrawnAt: z.string().optional(),
      givenBy: z.string(),
      textVersion: z.string(),
    }),
  ),
});
export type DependantView = z.infer<typeof DependantView>;

const dependantId = DependantId;
const version = z.int().min(1);
const ofThem = { dependantId, userId: UserId };
const always = ['dependant.notFound'] as const;
const deciding = ['dependant.notFound', 'access.denied', 'record.changed'] as const;

/** Members of a family without an account, and who answers for them. */
export const dependantOperations = {
  addDependant: {
    method: 'POST',
    path: '/people/family/dependants',
    summary: 'Add a family member without an account; a child under 13 needs your consent',
    access: 'profileComplete',
    creates: true,
    limit: { calls: 30, per: 'hour' },
    input: dependantInput,
    output: DependantView,
    errors: [
      'dependant.consentRequired',
      'dependant.guardianTooYoung',
      'dependant.guardianAgeUnknown',
      'family.tooMany',
    ],
  },
  getDependant: {
    method: 'GET',
    path: '/people/family/dependants/{dependantId}',
    summary: "Read a family member's record and guardians",
    access: 'signedIn',
    input: z.strictObject({ dependantId }),
    output: DependantView,
    errors: always,
  },
  changeDependant: {
    method: 'PUT',
    path: '/people/family/dependants/{dependantId}',
    summary: 'Update the name or age of a family member',
    access: 'signedIn',
    input: z.strictObject({
      dependantId,
      firstName: details.firstName,
      lastName: details.lastName,
      age: details.age,
      version,
    }),
    output: DependantView,
    errors: [...deciding, 'dependant.consentRequired'],
  },
  removeDependant: {
    method: 'DELETE',
    path: '/people/family/dependants/{dependantId}',
    summary: 'Delete a family member who has no other guardian, with all their data',
    access: 'signedIn',
    input: z.strictObject({ dependantId }),
    output: z.object({}),
    errors: ['dependant.notFound', 'access.denied', 'dependant.othersAnswer'],
  },
  inviteGuardian: {
    method: 'POST',
    path: '/people/family/dependants/{dependantId}/guardians',
    summary: 'Invite another adult as a guardian, in your household or another',
    access: 'profileComplete',
    limit: { calls: 20, per: 'hour' },
    input: z.strictObject({ ...ofThem, ...guardianship }),
    output: DependantView,
    errors: [
      'dependant.notFound',
      'access.denied',
      'user.notFound',
      'dependant.alreadyGuardian',
      'dependant.tooManyGuardians',
    ],
  },
  answerGuardianship: {
    method: 'PUT',
    path: '/people/family/dependants/{dependantId}/answer',
    summary: 'Accept or decline an invitation to be a guardian',
    access: 'signedIn',
    input: z.strictObject({
      dependantId,
      accepted: z.boolean(),
      phoneNumber: Phone.optional(),
      contactShielded: z.boolean().default(false),
    }),
    output: z.object({}),
    errors: ['dependant.notFound', 'dependant.notAsked', 'dependant.guardianAgeUnknown', 'family.tooMany'],
  },
  changeGuardian: {
    method: 'PUT',
    path: '/people/family/dependants/{dependantId}/guardians/{userId}',
    summary: "Update a guardian's permissions; only you can hide your own contact",
    access: 'signedIn',
    input: z.strictObject({ ...ofThem, ...guardianship, version }),
    output: DependantView,
    errors: [...deciding, 'guardian.notFound', 'dependant.lastGuardian', 'guardian.ownRights'],
  },
  removeGuardian: {
    method: 'DELETE',
    path: '/people/family/dependants/{dependantId}/guardians/{userId}',
    summary: 'Remove a guardian or step down; one who can consent always stays',
    access: 'signedIn',
    input: z.strictObject(ofThem),
    output: z.object({}),
    errors: ['dependant.notFound', 'access.denied', 'guardian.notFound', 'dependant.lastGuardian'],
  },
  setParenting: {
    method: 'PUT',
    path: '/people/family/dependants/{dependantId}/parenting',
    summary: 'Set or remove the parenting-time pattern of a child',
    access: 'signedIn',
    input: z.strictObject({ dependantId, parenting: ParentingPattern.optional() }),
    output: DependantView,
    errors: ['dependant.notFound', 'access.denied'],
  },
  setConsent: {
    method: 'PUT',
    path: '/people/family/dependants/{dependantId}/consents/{type}',
    summary: 'Give or withdraw a consent; each change is recorded and confirmed by mail',
    access: 'signedIn',
    input: z.strictObject({ dependantId, type: ConsentType, given: z.boolean() }),
    output: DependantView,
    errors: ['dependant.notFound', 'access.denied', 'dependant.consentNeeded'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
