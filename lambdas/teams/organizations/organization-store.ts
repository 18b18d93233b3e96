import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { organizationBillingChanged, organizationDeleted, organizationRolesChanged } from '#shared/teams/messages.ts';
import { movesAddress } from '../details/address-store.ts';
import { goesOff } from '../members/member-writes.ts';
import { comesIn } from './people-writes.ts';
import { createOrganizationReader, type OrganizationReader, type StoredOrganization } from './stored.ts';
import { createWrite, type Rows, type Write } from './write.ts';

/** What a search by text is told of an organisation as of a version: each is public that is not deleted. */
const organizationEntryFact = ({ organizationId, version, facts, updatedAt, deletedAt }: StoredOrganization) =>
  factRow(entryChanged, idFrom('message', entryChanged.name, organizationId, String(version)), new Date(updatedAt), {
    kind: 'organization',
    refId: organizationId,
    version,
    ...(!deletedAt && { shown: { title: facts.name, detail: facts.address.replaceAll(/\s+/g, ' ') } }),
  });

/** Further parts of the transaction. */
type Also = (rows: Rows) => ReturnType<Parameters<Write>[0]>;

/** Organisations themselves, each with its address: no two have the same, nor one that another had within the year. */
export interface OrganizationStore extends OrganizationReader {
  /** Addresses that it had within the year count. */
  findBySlug(slug: string): Promise<StoredOrganization | undefined>;
  /** With its owner in it. `gone`: the owner's account is going. `refused`: something that is written with it says no. */
  create(
    organization: StoredOrganization,
    byId: string,
    also?: Also,
  ): Promise<'made' | 'slugTaken' | 'gone' | 'refused'>;
  save(before: StoredOrganization, after: StoredOrganization, byId: string): Promise<'saved' | 'slugTaken' | 'changed'>;
  /** It is not found from here on, and its owner is out. False when it changed since it was read. */
  remove(organization: StoredOrganization, byId: string, now: Date): Promise<boolean>;
}

export function createOrganizationStore(table: Table, retry: Retry = createRetry()): OrganizationStore {
  const write = createWrite(table, retry);
  const reader = createOrganizationReader(table);
  const claims = claimEntity(table);
  return {
    ...reader,
    findBySlug: async (slug) => {
      const { data } = await claims.get({ kind: 'organizationSlug', value: slug }).go({ consistent: true });
      return data ? reader.find(data.holderId) : undefined;
    },
    create: async (organization, byId, also = () => []) => {
      const { organizationId, facts, ownerId, createdAt } = organization;
      const now = new Date(createdAt);
      const owner = { userId: ownerId, roles: ['orgOwner'], seasonGroupIds: [], since: createdAt };
      const said = {
        organizationId,
        organizationName: facts.name,
        userId: ownerId,
        roles: ['orgOwner' as const],
        byId,
      };
      const id = idFrom('message', organizationRolesChanged.name, organizationId, ownerId, '1');
      let own = 0;
      const refused = await write((rows) => {
        const parts = [
          rows.claim.create(slugClaim(organization)).commit(),
          rows.organization.create({ ...organization, adminIds: [...organization.adminIds] }).commit(),
          ...comesIn(rows, organization, owner),
          ...heldOf(organization).map((fact) => rows.outbox.put(fact).commit()),
          rows.outbox.put(factRow(organizationRolesChanged, id, now, said)).commit(),
          rows.outbox.put(organizationEntryFact(organization)).commit(),
        ];
        own = parts.length;
        return [...parts, ...also(rows)];
      });
      // A repeat meets what its first try made.
      if (refused.length === 0 || (await reader.find(organizationId))) return 'made';
      if (refused.some((position) => position >= own)) return 'refused';
      return refused.includes(0) ? 'slugTaken' : 'gone';
    },
    save: async (before, after, byId) => {
      const refused = await write((rows) => [
        saved(rows, before, after),
        ...heldOf(after, before).map((fact) => rows.outbox.put(fact).commit()),
        rows.outbox.put(organizationEntryFact(after)).commit(),
        ...billingFacts(before, after, byId).map((fact) => rows.outbox.put(fact).commit()),
        ...(after.slug === before.slug ? [] : movesAddress(rows, moveOf(before, after))),
      ]);
      if (refused.length === 0) return 'saved';
      return refused.includes(0) ? 'changed' : 'slugTaken';
    },
    remove: remove(write),
  };
}

/** That its communities are paid elsewhere from now on, where they are. */
function billingFacts(before: StoredOrganization, after: StoredOrganization, byId: string) {
  const { organizationId, version, updatedAt } = after;
  const { name: organizationName, billingMode = 'team' } = after.facts;
  if (billingMode === (before.facts.billingMode ?? 'team')) return [];
  const id = idFrom('message', organizationBillingChanged.name, organizationId, String(version));
  const said = { organizationId, organizationName, billingMode, byId };
  return [factRow(organizationBillingChanged, id, new Date(updatedAt), said)];
}

const remove =
  (write: Write): OrganizationStore['remove'] =>
  async (organization, byId, now) => {
    const { organizationId, ownerId, slug, facts } = organization;
    const after = { ...organization, version: organization.version + 1, updatedAt: now.toISOString() };
    const said = { organizationId, organizationName: facts.name, byId };
    const refused = await write((rows) => [
      buried(rows, organization, after),
      ...goesOff(rows, { userId: ownerId, teamId: organizationId }),
      rows.claim.delete({ kind: 'organizationSlug', value: slug }).commit(),
      ...heldOf({ ...after, facts: { ...facts, photoId: undefined } }, organization).map((fact) =>
        rows.outbox.put(fact).commit(),
      ),
      rows.outbox.put(organizationEntryFact({ ...after, deletedAt: after.updatedAt })).commit(),
      rows.outbox
        .put(factRow(organizationDeleted, idFrom('message', organizationDeleted.name, organizationId), now, said))
        .commit(),
    ]);
    return refused.length === 0;
  };

const slugClaim = ({ slug, organizationId }: StoredOrganization) => ({
  kind: 'organizationSlug' as const,
  value: slug,
  holderId: organizationId,
});

const moveOf = (before: StoredOrganization, { organizationId, slug, updatedAt }: StoredOrganization) => ({
  kind: 'organizationSlug' as const,
  holderId: organizationId,
  from: before.slug,
  to: slug,
  at: updatedAt,
});

const saved = (rows: Rows, before: StoredOrganization, after: StoredOrganization) =>
  rows.organization
    .patch({ organizationId: after.organizationId })
    .set({ version: after.version, slug: after.slug, facts: after.facts, updatedAt: after.updatedAt })
    .where(({ version }, { eq }) => eq(version, before.version))
    .commit();

/** Decided by what it says of itself and by its people as they were read. How it was reached is forgotten at once. */
const buried = (rows: Rows, before: StoredOrganization, { version, updatedAt }: StoredOrganization) =>
  rows.organization
    .patch({ organizationId: before.organizationId })
    .set({ version, peopleVersion: before.peopleVersion + 1, facts: { name: before.facts.name }, adminIds: [] })
    .set({ updatedAt, deletedAt: updatedAt })
    .add({ peopleCount: -1 })
    .where(
      (row, { eq, notExists }) =>
        `${eq(row.version, before.version)} AND ${eq(row.peopleVersion, before.peopleVersion)} AND ${notExists(row.deletedAt)}`,
    )
    .commit();

const photosOf = ({ facts: { photoId } }: StoredOrganization) => (photoId ? [photoId] : []);
const heldOf = (after: StoredOrganization, before?: StoredOrganization) =>
  heldFacts(
    { holder: after.organizationId, version: after.version, uploadIds: photosOf(after) },
    before ? photosOf(before) : [],
    new Date(after.updatedAt),
  );
