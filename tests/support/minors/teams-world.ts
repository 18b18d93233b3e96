import { feeDetails, moneyApi, moneySettings } from '../payments/invoices.ts';
import { product } from '../product/product.ts';
import { dutyDetails } from '../teams/duties.ts';
import { anOrganization, aPersonIn, attach, organizationsApi } from '../teams/organizations.ts';
import { aMember, invitesApi, membersApi, rosterApi, teamDetails, teamsApi } from '../teams/teams.ts';
import type { Cast } from './cast.ts';

export async function aTeamsWorld({ host, fellow, teen, grown }: Cast) {
  const mine = teamsApi.signedInAs(host);
  const { teamId, slug: teamSlug } = await mine.createTeam(teamDetails());
  const world = { teamId, owner: host };
  for (const person of [fellow, teen, grown]) await aMember(world, [], person);
  const roster = rosterApi.signedInAs(host);
  const { dutyId } = await roster.addDuty({ teamId, ...dutyDetails({ slots: 3 }) });
  for (const person of [fellow, teen, grown])
    await rosterApi.signedInAs(person).answerDuty({ teamId, dutyId, answer: 'take' });
  const money = moneyApi.signedInAs(host);
  await money.saveMoneySettings({ teamId, ...moneySettings() });
  await money.chargeFee({ teamId, ...feeDetails() });
  const owed = (await money.getTeamMoney({ teamId })).treasury?.owed ?? [];
  const invoiceIds = owed.map(({ invoiceId }) => invoiceId);
  const { teamId: askedId } = await mine.createTeam(teamDetails({ joinPolicy: 'request' }));
  const { teamId: formerId } = await mine.createTeam(teamDetails());
  for (const person of [teen, grown]) {
    await membersApi.signedInAs(person).joinTeam({ teamId: askedId });
    await aMember({ teamId: formerId, owner: host }, [], person);
    await membersApi.signedInAs(person).leaveTeam({ teamId: formerId });
  }
  const organization = await anOrganization();
  await attach(organization, teamId);
  const { organizationId, owner } = organization;
  for (const person of [host, teen, grown])
    await aPersonIn(organization, ['scheduler'], [], person).catch(() => undefined);
  await product.drain();
  const { organization: opened } = await organizationsApi.signedInAs(owner).getOrganizationDesk({ organizationId });
  const ofOrganization = { organizationId, organizationOwner: owner, organizationSlug: opened.slug };
  return { teamId, teamSlug, askedId, formerId, invoiceIds, ...ofOrganization };
}

/** The links of team invitations that the teen and the new adult send. */
export async function invitesOf({ teen, grown }: Cast) {
  const tokens = [];
  for (const person of [teen, grown]) {
    const { teamId } = await teamsApi.signedInAs(person).createTeam(teamDetails());
    const email = `of-${person.userId}@invited.example`;
    await invitesApi.signedInAs(person).inviteToTeam({ teamId, emails: [email] });
    await product.drain();
    tokens.push(/team-invite\?token=3?D?([\w.=-]+)/.exec(product.mails(email).at(-1)?.text ?? '')?.[1] ?? '');
  }
  return tokens;
}
