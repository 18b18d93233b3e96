import { organizations } from '#shared/teams/organizations/contract.ts';
import { Slug } from '#shared/teams/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';

interface Offer {
  readonly teamId: string;
  /** An organization's id, or the end of its address. */
  readonly meant: string;
}

/** Asks an organization to add the community; one that invited it adds it right away. */
export const useOfferTeam = () =>
  useChange(
    async ({ teamId, meant }: Offer) =>
      operations(organizations).offerTeam({ teamId, organizationId: await organizationOf(meant) }),
    {
      done: ({ status }) => (status === 'attached' ? 'Your community is part of it now' : 'Request sent'),
      showsProblem: true,
    },
  );

async function organizationOf(meant: string): Promise<string> {
  const { data: slug } = Slug.safeParse(meant);
  if (!slug) return meant;
  const { organization } = await operations(organizations).getOrganizationBySlug({ slug });
  return organization.organizationId;
}
