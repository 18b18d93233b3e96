import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import {
  gameKey,
  gameModel,
  organizationKey,
  organizationModel,
  seasonKey,
  seasonModel,
  sharedGameAttributes,
  sharedOrganizationAttributes,
  sharedSeasonAttributes,
  sharedTournamentAttributes,
  tournamentKey,
  tournamentModel,
} from './thing-attributes.ts';

const seasonPart = entityOf({ model: seasonModel, attributes: sharedSeasonAttributes, indexes: { byId: seasonKey } });
const tournamentPart = entityOf({
  model: tournamentModel,
  attributes: sharedTournamentAttributes,
  indexes: { byId: tournamentKey },
});
const gamePart = entityOf({ model: gameModel, attributes: sharedGameAttributes, indexes: { byId: gameKey } });
const organizationPart = entityOf({
  model: organizationModel,
  attributes: sharedOrganizationAttributes,
  indexes: { byId: organizationKey },
});

interface Named {
  readonly name: string;
}

/** Something that a community runs. */
interface RunByTeam extends Named {
  readonly teamId: string;
  readonly isDraft: boolean;
}

/** A game, and what it is a game of. */
interface NamedGame extends Named {
  readonly eventId?: string;
  readonly seasonId?: string;
  readonly tournamentId?: string;
}

/** What things of other contexts are called and whose they are: only ever read. */
export interface NamedThings {
  season(seasonId: string): Promise<RunByTeam | undefined>;
  tournament(tournamentId: string): Promise<RunByTeam | undefined>;
  game(gameId: string): Promise<NamedGame | undefined>;
  organization(organizationId: string): Promise<Named | undefined>;
}

export function createNamedThings(table: Table): NamedThings {
  const rows = {
    season: seasonPart(table),
    tournament: tournamentPart(table),
    game: gamePart(table),
    organization: organizationPart(table),
  };
  return {
    season: async (seasonId) => {
      const { data } = await rows.season.get({ seasonId }).go();
      return data ? toRun(data, (data.facts as { label: string }).label) : undefined;
    },
    tournament: async (tournamentId) => {
      const { data } = await rows.tournament.get({ tournamentId }).go();
      return data ? toRun(data, nameIn(data)) : undefined;
    },
    game: async (gameId) => {
      const { data } = await rows.game.get({ gameId }).go();
      if (!data) return undefined;
      const { tournamentId } = data.facts as NamedGame;
      const { eventId, seasonId } = data;
      return {
        name: nameIn(data),
        ...(eventId && { eventId }),
        ...(seasonId && { seasonId }),
        ...(tournamentId && { tournamentId }),
      };
    },
    organization: async (organizationId) => {
      const { data } = await rows.organization.get({ organizationId }).go();
      return data && !data.deletedAt ? { name: nameIn(data) } : undefined;
    },
  };
}

const nameIn = ({ facts }: { facts: unknown }): string => (facts as Named).name;

const toRun = ({ teamId, status }: { teamId: string; status: string }, name: string): RunByTeam => ({
  name,
  teamId,
  isDraft: status === 'draft',
});
