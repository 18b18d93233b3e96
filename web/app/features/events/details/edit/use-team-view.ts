import type { TeamView } from '#shared/teams/views.ts';
import { teamsApi } from '../../teams-api.ts';
import { useRead } from '../../use-read.ts';

const read = (teamId: string) => teamsApi.getTeam({ teamId });

/** The chosen community with what the reader is in it, once it is read; nothing where it cannot be. */
export const useTeamView = (teamId: string | undefined): TeamView | undefined => useRead(teamId, read);
