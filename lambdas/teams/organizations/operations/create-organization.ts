import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import { slugOf, slugWith } from '#shared/teams/details/slug.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import type { OrganizationDetails } from '#shared/teams/organizations/schemas.ts';
import { noteFormerAddress } from '../../details/former-address.ts';
import type { OrganizationStore } from '../organization-store.ts';
import { readOrganization, type StoredOrganization, toOrganization } from '../stored.ts';

type Operations = (typeof organizations)['operations'];

interface Parts {
  readonly organizations: OrganizationStore;
  readonly uploads: UploadReader;
  readonly holderOf: FindHolder;
}

/** An address that was chosen is this or none; one made of the name gets an end where another has it. */
export async function createOrganization(
  { slug: chosen, ownerEmail, ...facts }: Parsed<Operations['createOrganization']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['createOrganization']>> {
  const { userId } = actorOf(caller);
  const ownerId = ownerEmail === undefined ? userId : await parts.holderOf(ownerEmail);
  if (!ownerId) throw new Problem('user.notFound', { fields: { ownerEmail: errors['user.notFound'].title } });
  await checkPhoto(facts, userId, parts.uploads);
  const organizationId = caller.newId('organization');
  const at = caller.now.toISOString();
  const slug = chosen ?? slugOf(facts.name);
  const counts = { peopleVersion: 1, peopleCount: 1, teamCount: 0 };
  const stamps = { createdAt: at, updatedAt: at };
  const organization: StoredOrganization = {
    organizationId,
    version: 1,
    slug,
    facts,
    ownerId,
    adminIds: [ownerId],
    ...counts,
    ...stamps,
  };
  const made = await parts.organizations.create(organization, userId);
  if (made === 'slugTaken' && !chosen)
    await parts.organizations.create({ ...organization, slug: slugWith(slug, organizationId) }, userId);
  const found = await parts.organizations.find(organizationId);
  if (!found) throw slugTaken();
  return toOrganization(found);
}

export async function changeOrganization(
  { organizationId, version, slug, ...facts }: Parsed<Operations['changeOrganization']>,
  caller: Caller,
  { organizations: store, uploads, due }: Omit<Parts, 'holderOf'> & { readonly due: Pick<DueIndex, 'schedule'> },
): Promise<Output<Operations['changeOrganization']>> {
  const before = await readOrganization(organizationId, store);
  if (before.version !== version) throw new Problem('record.changed', { currentVersion: before.version });
  await checkPhoto(facts, actorOf(caller).userId, uploads, before.facts);
  const after = { ...before, slug, facts, version: version + 1, updatedAt: caller.now.toISOString() };
  if (slug !== before.slug)
    await noteFormerAddress({ kind: 'organizationSlug', holderId: organizationId, slug: before.slug }, due, caller.now);
  const done = await store.save(before, after, actorOf(caller).userId);
  if (done === 'slugTaken') throw slugTaken();
  if (done === 'changed') {
    const { version: currentVersion } = await readOrganization(organizationId, store);
    throw new Problem('record.changed', { currentVersion });
  }
  return toOrganization(after);
}

/** A picture that it shows already may be another user's. */
async function checkPhoto(
  { photoId }: OrganizationDetails,
  userId: string,
  uploads: UploadReader,
  before?: OrganizationDetails,
): Promise<void> {
  if (photoId && photoId !== before?.photoId)
    await keptUpload({ uploadId: photoId, purpose: 'teamPhoto', userId, field: 'photoId' }, uploads);
}

export const slugTaken = () =>
  new Problem('organization.slugTaken', { fields: { slug: errors['organization.slugTaken'].title } });
