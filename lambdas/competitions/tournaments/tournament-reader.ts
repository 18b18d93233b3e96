import type { EntityItem } from 'electrodb';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import { type TeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import type { EntryList } from '#shared/competitions/tournaments/entry-list.ts';
import { TournamentId } from '#shared/ids.ts';
import { entryListEntity } from './entry-list.entity.ts';
import { tournamentEntity } from './tournament.entity.ts';

export type StoredTournament = EntityItem<ReturnType<typeof tournamentEntity>>;

/** Who entered a category, as it is stored. */
export interface StoredList {
  readonly tournamentId: string;
  readonly categoryId: string;
  readonly version: number;
  readonly list: EntryList;
}

/** Strongly consistent, but for the lists by team and month. */
export interface TournamentReader {
  find(tournamentId: string): Promise<StoredTournament | undefined>;
  /** By its id, or by the readable end of its address. */
  findBy(reference: string): Promise<StoredTournament | undefined>;
  /** The latest first; may lag a moment. */
  listOf(teamId: string): Promise<readonly StoredTournament[]>;
  /** Those that begin in these months, each at most 200; may lag a moment. */
  listIn(months: readonly string[]): Promise<readonly StoredTournament[]>;
  /** Of every category. */
  listsOf(tournamentId: string): Promise<readonly StoredList[]>;
}

const perMonth = 200;

export function createTournamentReader(table: Table): TournamentReader {
  const tournaments = tournamentEntity(table);
  const lists = entryListEntity(table);
  const claims = claimEntity(table);
  const find = async (tournamentId: string) =>
    (await tournaments.get({ tournamentId }).go({ consistent: true })).data ?? undefined;
  return {
    find,
    findBy: async (reference) => {
      if (TournamentId.safeParse(reference).success) return find(reference);
      const { data } = await claims.get({ kind: 'tournamentSlug', value: reference }).go({ consistent: true });
      return data ? find(data.holderId) : undefined;
    },
    listOf: async (teamId) => (await tournaments.query.byTeam({ teamId }).go({ pages: 'all', order: 'desc' })).data,
    listIn: async (months) => {
      const read = async (month: string) => (await tournaments.query.byMonth({ month }).go({ count: perMonth })).data;
      return (await Promise.all(months.map(read))).flat();
    },
    listsOf: async (tournamentId) =>
      (await lists.query.byTournament({ tournamentId }).go({ pages: 'all', consistent: true })).data,
  };
}

/** What a caller may do in a tournament: what they may in its team. A draft is there for its managers only. */
export const tournamentPermissionsIn =
  (
    tournaments: Pick<TournamentReader, 'find'>,
    teams: Pick<TeamReader, 'find'>,
    memberships: Pick<Memberships, 'find' | 'isBanned'>,
  ): FindPermissions =>
  async (userId, tournamentId) => {
    const tournament = await tournaments.find(tournamentId);
    const held = tournament && (await teamPermissionsIn(teams, memberships)(userId, tournament.teamId));
    return tournament?.status === 'draft' && !held?.includes('publishSchedule') ? undefined : held;
  };
