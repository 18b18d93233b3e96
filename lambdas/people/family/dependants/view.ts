import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { ageAt } from '#shared/people/family/age.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import type { DependantView } from '#shared/people/family/dependant-operations.ts';
import { type Guardian, seesContact } from '#shared/people/family/guardian.ts';

/** What remains to be said of a deleted account. */
const gone = 'Deleted User';

/** A dependant as one of their guardians sees them: contacts only where no shield keeps them. */
export async function viewFor(
  viewer: Guardian,
  dependant: Dependant,
  accounts: Pick<AccountReader, 'list'>,
  now: Date,
): Promise<DependantView> {
  const { dependantId, version, firstName, lastName } = dependant;
  const guardians = Object.values(dependant.guardians);
  const known = await accounts.list([
    ...guardians.map(({ userId }) => userId),
    ...dependant.consents.map(({ guardianUserId }) => guardianUserId),
  ]);
  const names = new Map(known.map(({ userId, displayName = '' }) => [userId, displayName]));
  const decides = viewer.rights.includes('manageGuardians');
  const loginInvitedTo = decides ? dependant.loginInvite?.email : undefined;
  const nameOf = (userId: string) => names.get(userId) ?? gone;
  return {
    dependantId,
    version,
    firstName,
    lastName,
    age: ageAt(dependant, now),
    ...(dependant.parenting && { parenting: dependant.parenting }),
    ...(loginInvitedTo && { loginInvitedTo }),
    guardians: guardians.map(({ askedById: _, viewsUntil, phoneNumber, rights, ...guardian }) => ({
      ...guardian,
      // A grown-up is looked after no more.
      rights: viewsUntil ? [] : [...rights],
      displayName: nameOf(guardian.userId),
      ...(phoneNumber && seesContact(viewer, { ...guardian, rights }) && { phoneNumber }),
    })),
    consents: dependant.consents.map(({ type, givenAt, withdrawnAt, guardianUserId, textVersion }) => ({
      type,
      givenAt,
      textVersion,
      givenBy: nameOf(guardianUserId),
      ...(withdrawnAt && { withdrawnAt }),
    })),
  };
}
