import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { organizationRolesChanged } from '#shared/teams/messages.ts';
import { goesOff } from '../members/member-writes.ts';
import { createTeamReader } from '../ports/teams.ts';
import { organizationEntity } from './organization.entity.ts';
import { createPeopleStore } from './people-store.ts';
import type { StoredOrganization } from './stored.ts';
import { createTiesStore } from './ties-store.ts';
import { createWrite } from './write.ts';

/**
 * Lets all people and communities out of an organisation that is deleted, tells them, and forgets it. One who is out
 * already is passed over: this may be begun again after a crash.
 * @throws while it still counts a person or a community: who came just before the end is on the index a little later
 */
export async function clearOrganization(organizationId: string, byId: string, table: Table, now: Date): Promise<void> {
  const { data } = await organizationEntity(table).get({ organizationId }).go({ consistent: true });
  if (!data?.deletedAt) return;
  const organization = data as StoredOrganization;
  await clearPeople(organization, byId, table, now);
  await clearTeams(organization, byId, table, now);
  const refused = await createWrite(
    table,
    createRetry(),
  )((rows) => [
    rows.organization
      .remove({ organizationId })
      .where((row, { eq }) => `${eq(row.peopleCount, 0)} AND ${eq(row.teamCount, 0)}`)
      .commit(),
  ]);
  if (refused.length > 0) throw new Error('The organization is not clear yet');
}

async function clearPeople(
  { organizationId, facts }: StoredOrganization,
  byId: string,
  table: Table,
  now: Date,
): Promise<void> {
  const write = createWrite(table, createRetry());
  for (const { userId } of await createPeopleStore(table).list(organizationId)) {
    const id = idFrom('message', organizationRolesChanged.name, organizationId, userId, 'deleted');
    const said = { organizationId, organizationName: facts.name, userId, roles: [], byId };
    await write((rows) => [
      ...goesOff(rows, { userId, teamId: organizationId }),
      rows.organization.patch({ organizationId }).add({ peopleCount: -1 }).commit(),
      rows.outbox.put(factRow(organizationRolesChanged, id, now, said)).commit(),
    ]);
  }
}

async function clearTeams(organization: StoredOrganization, byId: string, table: Table, now: Date): Promise<void> {
  const ties = createTiesStore(table);
  const tied = await ties.ofOrganization(organization.organizationId);
  const known = await createTeamReader(table).list(tied.map(({ teamId }) => teamId));
  for (const tie of tied) {
    const team = known.find(({ teamId }) => teamId === tie.teamId) ?? { teamId: tie.teamId, facts: { name: '' } };
    await ties.end(organization, team, tie, { side: 'organization', byId, now });
  }
}
