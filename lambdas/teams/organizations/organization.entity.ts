import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { OrganizationDetails } from '#shared/teams/organizations/schemas.ts';

/** The umbrella over communities. Who has roles in it are memberships (`ports/membership.entity.ts`). */
export const organizationEntity = entityOf({
  model: { service: 'rovers', entity: 'organization', version: '1' },
  attributes: {
    organizationId: { type: 'string', required: true },
    /** All of them, until it is deleted: then its name alone stays. */
    facts: {
      type: CustomAttributeType<Pick<OrganizationDetails, 'name'> & Partial<OrganizationDetails>>('any'),
      required: true,
    },
    /** It has no owner any more, and is deleted as soon as its people and teams are cleared. */
    deletedAt: { type: 'string' },
    /** Moves with what it says of itself. */
    version: { type: 'number', required: true },
    slug: { type: 'string', required: true },
    ownerId: { type: 'string', required: true },
    /** Its heads, the owner among them, the longest first: never empty. */
    adminIds: { type: 'list', items: { type: 'string' }, required: true },
    /** Moves with every person who comes, goes or changes. */
    peopleVersion: { type: 'number', required: true },
    peopleCount: { type: 'number', required: true },
    teamCount: { type: 'number', required: true },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One organisation. */
    byId: { pk: { field: 'pk', composite: ['organizationId'] }, sk: { field: 'sk', composite: [] } },
  },
});
