import { teams } from '#shared/teams/contract.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';

const read = (teamId: string) => operations(teams).getTeam({ teamId });

/** The chosen community with what the reader is in it, once it is read; nothing where it cannot be. */
export const useTeamView = (teamId: string | undefined): TeamView | undefined => useRead(teamId, read);
