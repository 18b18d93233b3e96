import type { EntityItem } from 'electrodb';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { organizationTeamMoved } from '#shared/teams/messages.ts';
import type { StoredTeam } from '../ports/teams.ts';
import { organizationTeamEntity } from './organization-team.entity.ts';
import type { StoredOrganization } from './stored.ts';
import { createWrite, type Rows } from './write.ts';

export type Tie = EntityItem<ReturnType<typeof organizationTeamEntity>>;
type Side = 'team' | 'organization';

/** Who speaks for which of the two, and when. */
export interface Saying {
  readonly side: Side;
  readonly byId: string;
  readonly now: Date;
}

/** How many teams an organisation holds. */
export const mostTeams = 100;

/** How teams come to belong to organisations. False and `changed` say that it is to be looked at again. */
export interface TiesStore {
  find(organizationId: string, teamId: string): Promise<Tie | undefined>;
  /** Strongly consistent, and in no order. */
  ofOrganization(organizationId: string): Promise<readonly Tie[]>;
  /** May lag a moment. */
  ofTeam(teamId: string): Promise<readonly Tie[]>;
  /** One of the two asks the other. */
  ask(organization: StoredOrganization, team: StoredTeam, saying: Saying): Promise<boolean>;
  /** Both have said yes; `asked` is what stands so far. A team belongs to one organisation at most. */
  attach(organization: StoredOrganization, team: StoredTeam, asked: Tie | undefined, saying: Saying): Promise<boolean>;
  end(organization: StoredOrganization, team: Named, tie: Tie, saying: Saying): Promise<boolean>;
}

type Named = Pick<StoredTeam, 'teamId'> & { readonly facts: Pick<StoredTeam['facts'], 'name'> };

export function createTiesStore(table: Table, retry: Retry = createRetry()): TiesStore {
  const write = createWrite(table, retry);
  const rows = organizationTeamEntity(table);
  return {
    find: async (organizationId, teamId) =>
      (await rows.get({ organizationId, teamId }).go({ consistent: true })).data ?? undefined,
    ofOrganization: async (organizationId) =>
      (await rows.query.byOrganization({ organizationId }).go({ consistent: true, pages: 'all' })).data,
    ofTeam: async (teamId) => (await rows.query.byTeam({ teamId }).go({ pages: 'all' })).data,
    ask: async ({ organizationId, facts }, team, saying) => {
      const status = saying.side === 'team' ? ('offered' as const) : ('invited' as const);
      const since = saying.now.toISOString();
      const refused = await write((parts) => [
        parts.tie.create({ organizationId, teamId: team.teamId, status, since }).commit(),
        isFree(parts, team, saying),
        parts.organization
          .check({ organizationId })
          .where((row, { exists, notExists }) => `${exists(row.createdAt)} AND ${notExists(row.deletedAt)}`)
          .commit(),
        moved(parts, { organizationId, facts }, team, status, saying),
      ]);
      return refused.length === 0;
    },
    attach: async (organization, team, asked, saying) => {
      const { organizationId } = organization;
      const since = saying.now.toISOString();
      const refused = await write((parts) => [
        settled(parts, { organizationId, teamId: team.teamId, status: 'attached', since }, asked),
        belongs(parts, team, organizationId, saying),
        parts.organization
          .patch({ organizationId })
          .add({ teamCount: 1 })
          .where((row, { lt, notExists }) => `${lt(row.teamCount, mostTeams)} AND ${notExists(row.deletedAt)}`)
          .commit(),
        moved(parts, organization, team, 'attached', saying),
      ]);
      return refused.length === 0;
    },
    end: async (organization, team, { status }, saying) => {
      const { organizationId } = organization;
      const { teamId } = team;
      const refused = await write((parts) => [
        parts.tie
          .remove({ organizationId, teamId })
          .where((row, { eq }) => eq(row.status, status))
          .commit(),
        ...(status === 'attached' ? apart(parts, organizationId, teamId) : []),
        moved(parts, organization, team, 'ended', saying),
      ]);
      return refused.length === 0;
    },
  };
}

/** The team's representative still owns it. */
const isFree = (parts: Rows, { teamId, ownerId }: StoredTeam, { side, byId }: Saying) =>
  parts.team
    .check({ teamId })
    .where(
      (row, { eq, notExists }) =>
        `${notExists(row.organizationId)} AND ${eq(row.status, 'active')} AND ${eq(row.ownerId, side === 'team' ? byId : ownerId)}`,
    )
    .commit();

const belongs = (parts: Rows, { teamId, ownerId }: StoredTeam, organizationId: string, { side, byId }: Saying) =>
  parts.team
    .patch({ teamId })
    .set({ organizationId })
    .where(
      (row, { eq, notExists }) =>
        `${notExists(row.organizationId)} AND ${eq(row.status, 'active')} AND ${eq(row.ownerId, side === 'team' ? byId : ownerId)}`,
    )
    .commit();

/** What was asked still stands, or nothing was. */
const settled = (parts: Rows, tie: Tie, asked: Tie | undefined) =>
  asked
    ? parts.tie
        .patch({ organizationId: tie.organizationId, teamId: tie.teamId })
        .set({ status: tie.status, since: tie.since })
        .where((row, { eq }) => eq(row.status, asked.status))
        .commit()
    : parts.tie.create(tie).commit();

const apart = (parts: Rows, organizationId: string, teamId: string) => [
  parts.team
    .patch({ teamId })
    .remove(['organizationId'])
    .where((row, { eq }) => eq(row.organizationId, organizationId))
    .commit(),
  parts.organization.patch({ organizationId }).add({ teamCount: -1 }).commit(),
];

function moved(
  parts: Rows,
  { organizationId, facts }: Pick<StoredOrganization, 'organizationId' | 'facts'>,
  team: Named,
  what: 'invited' | 'offered' | 'attached' | 'ended',
  { side, byId, now }: Saying,
) {
  const { teamId } = team;
  const id = idFrom('message', organizationTeamMoved.name, organizationId, teamId, what, now.toISOString());
  const said = { organizationId, organizationName: facts.name, teamId, teamName: team.facts.name, what, byId, side };
  return parts.outbox.put(factRow(organizationTeamMoved, id, now, said)).commit();
}
