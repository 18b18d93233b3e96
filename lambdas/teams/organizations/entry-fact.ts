import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import type { StoredOrganization } from './stored.ts';

/** What a search by text is told of an organisation as of a version: each is public that is not deleted. */
export const organizationEntryFact = ({ organizationId, version, facts, updatedAt, deletedAt }: StoredOrganization) =>
  factRow(entryChanged, idFrom('message', entryChanged.name, organizationId, String(version)), new Date(updatedAt), {
    kind: 'organization',
    refId: organizationId,
    version,
    ...(!deletedAt && { shown: { title: facts.name, detail: facts.address.replaceAll(/\s+/g, ' ') } }),
  });
