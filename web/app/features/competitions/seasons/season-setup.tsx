import { Suspense } from 'react';
import { Await } from 'react-router';
import { seasonSetup } from '#shared/competitions/seasons/setup/season-setup.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { SetupChecklist } from '#web/app/setup/setup-checklist.tsx';
import type { ScheduleProgress } from './load-schedule-progress.ts';

interface SeasonSetupProps {
  readonly view: MySeasonView;
  /** Undefined where it could not be read. */
  readonly progress: Promise<ScheduleProgress | undefined>;
}

/** What is left to do before a season can be played, for its organizers. */
export const SeasonSetup = ({ view, progress }: SeasonSetupProps) => {
  const { seasonId } = view.season;
  const ways = {
    teams: paths.seasonTeams(seasonId),
    sessions: paths.seasonSessions(seasonId),
    status: `${paths.season(seasonId, 'manage')}#next-step`,
    schedule: paths.scheduleDesk(seasonId),
    home: paths.season(seasonId),
  };
  return (
    <Suspense>
      <Await resolve={progress}>
        {(schedule) =>
          schedule && <SetupChecklist of={seasonId} steps={seasonSetup({ ...view, schedule })} ways={ways} />
        }
      </Await>
    </Suspense>
  );
};
