import { handler } from '#lambdas/people/family/api.ts';
import { family } from '#shared/people/family/contract.ts';
import { guardianRights } from '#shared/people/family/guardian.ts';
import type { Relation } from '#shared/people/family/relations.ts';
import { product } from '../product/product.ts';

export const familyApi = product.client(family, handler);

type PersonRef = { readonly userId: string };

/** One asks the other, who has not answered. */
export async function askFamily(requester: PersonRef, recipient: PersonRef, relation: Relation = 'sibling') {
  return familyApi.signedInAs(requester).requestFamily({ recipientId: recipient.userId, relation });
}

/** The two are family from now on. */
export async function beFamily(requester: PersonRef, recipient: PersonRef, relation: Relation = 'sibling') {
  const { id: connectionId } = await askFamily(requester, recipient, relation);
  await familyApi.signedInAs(recipient).acceptFamily({ connectionId });
  return { connectionId };
}

type Details = Parameters<ReturnType<typeof familyApi.signedInAs>['addDependant']>[0];

/** A child of ten with one guardian who has every right; both consents are given. */
export const aDependant = (guardian: PersonRef, differences: Partial<Details> = {}) =>
  familyApi.signedInAs(guardian).addDependant({
    firstName: 'Kim',
    lastName: 'Carter',
    phoneNumber: '+15551234567',
    age: 10,
    relation: 'child',
    collectionConsent: true,
    disclosureConsent: true,
    ...differences,
  });

export const everyRight = guardianRights.map(({ value }) => value);
type Guardianship = Omit<
  Parameters<ReturnType<typeof familyApi.signedInAs>['inviteGuardian']>[0],
  'dependantId' | 'userId'
>;

/** What a guardian of the second household is given, unless the test says otherwise. */
export const inHouseholdB = (differences: Partial<Guardianship> = {}): Guardianship => ({
  relation: 'parent',
  household: 'B',
  rights: everyRight,
  contactShielded: false,
  priority: 2,
  ...differences,
});

/** Another guardian, who was asked and said yes. */
export async function addGuardian(
  { dependantId }: { readonly dependantId: string },
  first: PersonRef,
  second: PersonRef,
  { phoneNumber = '+15557654321', ...differences }: Partial<Guardianship> & { phoneNumber?: string } = {},
): Promise<void> {
  const guardianship = inHouseholdB(differences);
  await familyApi.signedInAs(first).inviteGuardian({ dependantId, userId: second.userId, ...guardianship });
  const { contactShielded } = guardianship;
  const answer = { dependantId, accepted: true, phoneNumber, contactShielded };
  await familyApi.signedInAs(second).answerGuardianship(answer);
}
