import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What the owner of a community says to organisations. */
export type TeamTieIntent =
  | { readonly intent: 'offer'; readonly organizationId: string }
  /** By the end of the organisation's address. */
  | { readonly intent: 'find'; readonly slug: string }
  | { readonly intent: 'withdraw'; readonly organizationId: string };

/** Does it, and says so. */
export async function teamTieIntents(teamId: string, sent: TeamTieIntent): Promise<string> {
  if (sent.intent === 'withdraw') {
    await operations(organizations).withdrawTeam({ teamId, organizationId: sent.organizationId });
    return 'Nothing stands between them any more';
  }
  const { status } = await operations(organizations).offerTeam({ teamId, organizationId: await organizationOf(sent) });
  return status === 'attached' ? 'The community belongs to it now' : 'The organization is asked';
}

async function organizationOf(sent: Exclude<TeamTieIntent, { intent: 'withdraw' }>): Promise<string> {
  if (sent.intent === 'offer') return sent.organizationId;
  const { organization } = await operations(organizations).getOrganizationBySlug({ slug: sent.slug });
  return organization.organizationId;
}
