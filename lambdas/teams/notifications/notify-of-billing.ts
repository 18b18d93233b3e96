import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Message } from '#shared/contract/message.ts';
import { listed } from '#shared/listed.ts';
import type { organizationBillingChanged } from '#shared/teams/messages.ts';
import type { OrganizationReader } from '../organizations/stored.ts';
import type { TiesStore } from '../organizations/ties-store.ts';
import type { StoredTeam, TeamReader } from '../ports/teams.ts';

interface Telling {
  readonly by: Delivery;
  readonly teams: Pick<TeamReader, 'list'>;
  readonly organizations: Pick<OrganizationReader, 'find'>;
  readonly ties: Pick<TiesStore, 'ofOrganization'>;
}

/**
 * Tells the owners of an organization's communities that card payments go to another account now, each once with all of theirs.
 * What was changed back meanwhile is not told. Safe to repeat.
 */
export async function notifyOfBilling(
  { messageId, occurredAt, quiet, data }: Message<typeof organizationBillingChanged>,
  now: Date,
  { by, teams, organizations, ties }: Telling,
): Promise<void> {
  const { organizationId, organizationName, billingMode, byId } = data;
  const organization = await organizations.find(organizationId);
  if (quiet || (organization?.facts.billingMode ?? 'team') !== billingMode) return;
  const attached = (await ties.ofOrganization(organizationId)).filter(({ status }) => status === 'attached');
  const found = await teams.list(attached.map(({ teamId }) => teamId));
  for (const [userId, theirs] of Map.groupBy(found, ({ ownerId }) => ownerId)) {
    if (userId === byId) continue;
    const said = billingMode === 'org' ? toOrganization : toOwners;
    const told = said(organizationName, theirs, by.origin);
    await deliver({ cause: messageId, causedAt: occurredAt, userId, topic: 'payments', tell: () => told }, by, now);
  }
}

const namesOf = (theirs: readonly StoredTeam[]) => listed(theirs.map(({ facts }) => facts.name));

const toOrganization = (name: string, theirs: readonly StoredTeam[], origin: string): NoticeContent =>
  letter(
    `Card payments to ${namesOf(theirs)} now go to ${name}`,
    [
      `${name} is paid for what its communities sell. New card payments go to its Stripe account, and no longer to yours.`,
      'What was paid before stays with you, and refunds of it come from your account.',
    ],
    { label: 'See the community', url: `${origin}/team/${theirs[0]?.teamId}?tab=money` },
  );

const toOwners = (name: string, theirs: readonly StoredTeam[], origin: string): NoticeContent =>
  letter(
    `Card payments to ${namesOf(theirs)} now go to you`,
    [
      `${name} is no longer paid for what its communities sell. New card payments go to your Stripe account.`,
      'If you haven’t connected one, players can’t pay by card until you do.',
    ],
    { label: 'See your payouts', url: `${origin}/settings?tab=payments` },
  );

const letter = (
  subject: string,
  paragraphs: readonly [string, ...string[]],
  action: { readonly label: string; readonly url: string },
): NoticeContent => ({
  subject,
  content: {
    preheader: paragraphs[0],
    heading: subject,
    paragraphs: [...paragraphs],
    action,
    footerLines: ['Sent because you own a community of this organization.'],
  },
});
