import { useEffect, useState } from 'react';
import type { TeamView } from '#shared/teams/views.ts';
import { teamsApi } from '../../teams-api.ts';

/** The chosen community with what the reader is in it, once it is read; nothing where it cannot be. */
export function useTeamView(teamId: string | undefined): TeamView | undefined {
  const [view, setView] = useState<TeamView>();
  useEffect(() => {
    let isWanted = true;
    setView(undefined);
    if (teamId)
      void teamsApi
        .getTeam({ teamId })
        .then((read) => isWanted && setView(read))
        .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [teamId]);
  return view;
}
