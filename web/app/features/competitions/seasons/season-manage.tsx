import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { seasonPricedBy } from '#shared/competitions/payments/season-dues.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import type { LineIconName } from '#shared/look/line-icons.ts';
import { paths } from '#web/app/router/paths.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import type { ScheduleProgress } from './load-schedule-progress.ts';
import { SeasonSetup } from './season-setup.tsx';
import { SeasonSteps } from './season-steps.tsx';

interface SeasonManageProps {
  readonly view: MySeasonView;
  readonly progress: Promise<ScheduleProgress | undefined>;
}

/** What the organizers of a season run: what is left to set up, its next step, and the pages for the rest. */
export const SeasonManage = ({ view, progress }: SeasonManageProps) => (
  <>
    {view.may.includes('publishSchedule') && <SeasonSetup view={view} progress={progress} />}
    {view.may.includes('publishSchedule') && <SeasonSteps season={view.season} />}
    <ul className="page-faces" aria-label="Manage">
      {rowsOf(view).map(([href, icon, title, line]) => (
        <li key={href}>
          <RowLink href={href} picture={<LineIcon name={icon} />} title={title} line={line} link={Link} />
        </li>
      ))}
      {isEditable(view.season.status) && <RainoutRow seasonId={view.season.seasonId} progress={progress} />}
    </ul>
  </>
);

/** Once matches have days that rain can take. */
const RainoutRow = ({ seasonId, progress }: { readonly seasonId: string } & Pick<SeasonManageProps, 'progress'>) => (
  <Suspense>
    <Await resolve={progress}>
      {(schedule) =>
        schedule === 'published' && (
          <li>
            <RowLink
              href={paths.rainout(seasonId)}
              picture={<LineIcon name="warning" />}
              title="Rainout"
              line="Move a day of matches and notify teams"
              link={Link}
            />
          </li>
        )
      }
    </Await>
  </Suspense>
);

type Row = readonly [href: string, icon: LineIconName, title: string, line: string];

function rowsOf({ season, may }: MySeasonView): readonly Row[] {
  const { seasonId, status } = season;
  const runs = may.includes('publishSchedule');
  const changes = runs && isEditable(status);
  const rows: readonly (readonly [isShown: boolean, row: Row])[] = [
    [
      may.includes('manageRegistrations'),
      [paths.seasonRegistrations(seasonId), 'users', 'Registrations', 'Players, teams and the waitlist'],
    ],
    [runs, [paths.announce(seasonId), 'bell', 'Message everyone', 'By app, push and email']],
    [runs, [paths.seasonTeams(seasonId), 'shield', 'Edit teams', 'Names, logos, captains and rosters']],
    [
      may.includes('manageMoney') && seasonPricedBy(season) !== undefined,
      [paths.seasonPayments(seasonId), 'list', 'Money', 'What is owed, who paid, reminders and refunds'],
    ],
    [changes, [paths.scheduleDesk(seasonId), 'calendar', 'Edit schedule', 'Fields, times and rounds']],
    [changes, [paths.seasonSessions(seasonId), 'clock', 'Sessions', 'Nights, days and blocks of weeks']],
    [changes, [paths.editSeason(seasonId), 'settings', 'Season settings', 'Dates, divisions, prices and rules']],
  ];
  return rows.filter(([isShown]) => isShown).map(([, row]) => row);
}
