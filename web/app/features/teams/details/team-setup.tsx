import { Suspense } from 'react';
import { Await } from 'react-router';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamSetup } from '#shared/teams/setup/team-setup.ts';
import { paths } from '#web/app/router/paths.ts';
import { SetupChecklist } from '#web/app/setup/setup-checklist.tsx';

interface TeamSetupProps {
  readonly view: TeamView;
  readonly mayAddSeasons: boolean;
  readonly hasPlans: Promise<boolean | undefined>;
}

/** What is left to do once a community was made, for its organizers. */
export function TeamSetup({ view, mayAddSeasons, hasPlans }: TeamSetupProps) {
  const { teamId } = view.team;
  const ways = {
    settings: paths.editTeam(teamId),
    invites: paths.teamInvites(teamId),
    season: paths.newSeason(teamId),
    event: paths.createFor(teamId),
  };
  return (
    <Suspense>
      <Await resolve={hasPlans}>
        {(known) =>
          known !== undefined && (
            <SetupChecklist of={teamId} steps={teamSetup({ ...view, mayAddSeasons, hasPlans: known })} ways={ways} />
          )
        }
      </Await>
    </Suspense>
  );
}
