import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { SeasonGroup } from '#shared/competitions/seasons/schemas.ts';
import type { Session } from '#shared/competitions/seasons/session.ts';
import { seasonGroupEntity } from './season-group.entity.ts';
import { seasonSessionEntity } from './season-session.entity.ts';

type StoredGroup = EntityItem<ReturnType<typeof seasonGroupEntity>>;
type StoredSession = EntityItem<ReturnType<typeof seasonSessionEntity>>;

/** Groups of seasons. Each write is of the version that was read, and answers false where that is another by now. */
export interface GroupStore {
  find(teamId: string, seasonGroupId: string): Promise<SeasonGroup | undefined>;
  list(teamId: string): Promise<readonly SeasonGroup[]>;
  create(group: SeasonGroup): Promise<void>;
  save(group: SeasonGroup): Promise<boolean>;
  remove(teamId: string, seasonGroupId: string): Promise<boolean>;
}

const toGroup = ({ facts, ...keys }: StoredGroup): SeasonGroup => ({ ...facts, ...keys });

export function createGroupStore(table: Table): GroupStore {
  const rows = seasonGroupEntity(table);
  return {
    find: async (teamId, seasonGroupId) => {
      const { data } = await rows.get({ teamId, seasonGroupId }).go({ consistent: true });
      return data ? toGroup(data) : undefined;
    },
    list: async (teamId) => {
      const { data } = await rows.query.byTeam({ teamId }).go({ consistent: true, pages: 'all' });
      return data.map(toGroup).sort((a, b) => a.order - b.order);
    },
    create: async ({ teamId, seasonGroupId, version, ...facts }) => {
      await rows.put({ teamId, seasonGroupId, version, facts }).go();
    },
    save: ({ teamId, seasonGroupId, version, ...facts }) =>
      wasMade(
        rows
          .patch({ teamId, seasonGroupId })
          .set({ version, facts })
          .where((row, { eq }) => eq(row.version, version - 1))
          .go(),
      ),
    remove: (teamId, seasonGroupId) => wasMade(rows.remove({ teamId, seasonGroupId }).go()),
  };
}

/** Dated blocks of a season, in the same way. */
export interface SessionStore {
  find(seasonId: string, sessionId: string): Promise<Session | undefined>;
  /** The earliest first. */
  list(seasonId: string): Promise<readonly Session[]>;
  create(session: Session): Promise<void>;
  save(session: Session): Promise<boolean>;
  remove(seasonId: string, sessionId: string): Promise<boolean>;
}

const toSession = ({ facts, ...keys }: StoredSession): Session => ({ ...facts, ...keys });

export function createSessionStore(table: Table): SessionStore {
  const rows = seasonSessionEntity(table);
  return {
    find: async (seasonId, sessionId) => {
      const { data } = await rows.get({ seasonId, sessionId }).go({ consistent: true });
      return data ? toSession(data) : undefined;
    },
    list: async (seasonId) => {
      const { data } = await rows.query.bySeason({ seasonId }).go({ consistent: true, pages: 'all' });
      return data.map(toSession).sort((a, b) => (a.localStart < b.localStart ? -1 : 1));
    },
    create: async ({ seasonId, sessionId, version, ...facts }) => {
      await rows.put({ seasonId, sessionId, version, facts }).go();
    },
    save: ({ seasonId, sessionId, version, ...facts }) =>
      wasMade(
        rows
          .patch({ seasonId, sessionId })
          .set({ version, facts })
          .where((row, { eq }) => eq(row.version, version - 1))
          .go(),
      ),
    remove: (seasonId, sessionId) => wasMade(rows.remove({ seasonId, sessionId }).go()),
  };
}
