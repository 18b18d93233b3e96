import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { slugOf, slugWith } from '#shared/teams/details/slug.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import { OrganizationRequest } from '#shared/teams/organizations/request-operations.ts';
import { OrganizationDetails } from '#shared/teams/organizations/schemas.ts';
import type { OrganizationStore } from '../organization-store.ts';
import { acceptanceOf, type OrganizationRequestStore, type StoredRequest } from '../requests/request-store.ts';
import type { StoredOrganization } from '../stored.ts';
import { slugTaken } from './create-organization.ts';

type Operations = (typeof organizations)['operations'];

interface Parts {
  readonly requests: OrganizationRequestStore;
  readonly organizations: Pick<OrganizationStore, 'create' | 'find'>;
  readonly accounts: Pick<AccountReader, 'list'>;
}

/** An address that someone else has is refused at once; whether it is free when the answer comes is judged again. */
export async function requestOrganization(
  { slug, ...asked }: Parsed<Operations['requestOrganization']>,
  caller: Caller,
  { requests }: Pick<Parts, 'requests'>,
): Promise<OrganizationRequest> {
  if (slug && (await requests.isSlugTaken(slug))) throw slugTaken();
  const request: StoredRequest = {
    ...asked,
    ...(slug && { slug }),
    userId: actorOf(caller).userId,
    requestId: caller.newId('organizationRequest'),
    status: 'asked',
    askedAt: caller.now.toISOString(),
  };
  if ((await requests.ask(request)) === 'open') throw new Problem('organizationRequest.open');
  return OrganizationRequest.parse(request);
}

export async function getMyOrganizationRequest(
  caller: Caller,
  { requests }: Pick<Parts, 'requests'>,
): Promise<Output<Operations['getMyOrganizationRequest']>> {
  const request = await requests.find(actorOf(caller).userId);
  return request ? { request: OrganizationRequest.parse(request) } : {};
}

/** Who is gone asks for nothing any more; minors are not named, as everywhere. */
export async function listOrganizationRequests(
  { now }: Caller,
  { requests, accounts }: Pick<Parts, 'requests' | 'accounts'>,
): Promise<Output<Operations['listOrganizationRequests']>> {
  const waiting = await requests.listWaiting();
  const found = await accounts.list(waiting.map(({ userId }) => userId));
  const nameOf = new Map(
    found.filter(({ deletedAt }) => !deletedAt).map((account) => [account.userId, nameForAll(account, now)]),
  );
  return {
    requests: waiting.flatMap((request) => {
      const displayName = nameOf.get(request.userId);
      return displayName === undefined ? [] : [{ ...request, displayName }];
    }),
  };
}

/** The organization and the answer are one write: of two answers one counts. */
export async function acceptOrganizationRequest(
  { userId, requestId, slug: given }: Parsed<Operations['acceptOrganizationRequest']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['acceptOrganizationRequest']>> {
  const request = await waitingOf({ userId, requestId }, parts.requests);
  const organizationId = idFrom('organization', requestId);
  const { name, gameTypeIds } = request;
  const chosen = given ?? request.slug;
  const slug = chosen ?? slugOf(name);
  const at = caller.now.toISOString();
  const organization: StoredOrganization = {
    organizationId,
    version: 1,
    slug,
    facts: OrganizationDetails.parse({ name, gameTypeIds }),
    ownerId: userId,
    adminIds: [userId],
    peopleVersion: 1,
    peopleCount: 1,
    teamCount: 0,
    createdAt: at,
    updatedAt: at,
  };
  const also = acceptanceOf(request, organizationId, caller.now);
  // The owner hears of the answer, and not of their role as well: it counts as given by them.
  const open = (one: StoredOrganization) => parts.organizations.create(one, userId, also);
  const made = await open(organization);
  const last =
    made === 'slugTaken' && !chosen ? await open({ ...organization, slug: slugWith(slug, organizationId) }) : made;
  if (last === 'slugTaken') throw slugTaken();
  if (last === 'refused') throw new Problem('organizationRequest.answered');
  if (last === 'gone') throw new Problem('user.notFound');
  return { organizationId };
}

export async function declineOrganizationRequest(
  { userId, requestId, answer }: Parsed<Operations['declineOrganizationRequest']>,
  { now }: Caller,
  { requests }: Pick<Parts, 'requests'>,
): Promise<Output<Operations['declineOrganizationRequest']>> {
  const request = await waitingOf({ userId, requestId }, requests);
  if (!(await requests.decline(request, answer, now))) throw new Problem('organizationRequest.answered');
  return {};
}

/** @throws {Problem} organizationRequest.notFound, organizationRequest.answered */
async function waitingOf(
  { userId, requestId }: Pick<StoredRequest, 'userId' | 'requestId'>,
  requests: Pick<OrganizationRequestStore, 'find'>,
): Promise<StoredRequest> {
  const request = await requests.find(userId);
  if (request?.requestId !== requestId) throw new Problem('organizationRequest.notFound');
  if (request.status !== 'asked') throw new Problem('organizationRequest.answered');
  return request;
}
