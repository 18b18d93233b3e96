import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { ExternalTeamDetails } from '#shared/teams/external/schemas.ts';
import { externalTeamEntity } from './external-team.entity.ts';

export type StoredExternalTeam = Omit<EntityItem<ReturnType<typeof externalTeamEntity>>, 'details'> & {
  readonly details: ExternalTeamDetails;
};

/** Opponents that are not on the platform, for every context that plays them. Strongly consistent. */
export interface ExternalTeamReader {
  find(teamId: string, externalTeamId: string): Promise<StoredExternalTeam | undefined>;
}

export function createExternalTeamReader(table: Table): ExternalTeamReader {
  const rows = externalTeamEntity(table);
  return {
    find: async (teamId, externalTeamId) =>
      ((await rows.get({ teamId, externalTeamId }).go({ consistent: true })).data as StoredExternalTeam | null) ??
      undefined,
  };
}
