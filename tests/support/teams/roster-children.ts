import { handler } from '#lambdas/people/family/api.ts';
import { family } from '#shared/people/family/contract.ts';
import { product } from '../product/product.ts';
import { aHolder, aTeam, invitesApi, inviteTokenFor, rosterApi } from './teams.ts';

export const familyApi = product.client(family, handler);
/** What a guardian says of their child. */
export const leo = {
  ...{ firstName: 'Leo', lastName: 'Cruz', age: 9, relation: 'child' as const, phoneNumber: '+15125550142' },
  ...{ collectionConsent: true, disclosureConsent: true },
};

/** A child on the roster whose guardians were both invited. */
export async function aChildOnRoster(world?: Awaited<ReturnType<typeof aTeam>>) {
  const { teamId, owner } = world ?? (await aTeam({ joinPolicy: 'closed' }));
  const [dana, kim] = [await aHolder(), await aHolder()];
  const roster = rosterApi.signedInAs(owner);
  const guardians = [{ name: 'Dana Cruz', email: dana.email }, { email: kim.email }];
  await roster.addRosterPeople({ teamId, people: [{ name: 'Leo Cruz', jersey: '9', guardians }] });
  const listed = async () => (await roster.listRoster({ teamId })).people;
  const [child] = await listed();
  const invite = () => invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds: [child?.inviteId ?? ''] });
  return { teamId, owner, dana, kim, listed, invite };
}

/** A guardian accepts for the child. */
export const answers = async (person: Awaited<ReturnType<typeof aHolder>>, child?: object, known?: string) => {
  const token = known ?? (await inviteTokenFor(person.email));
  const input = { token, answer: 'accept' as const, ...(child && { child }) };
  return invitesApi.signedInAs(person).answerTeamInvite(input as never);
};
