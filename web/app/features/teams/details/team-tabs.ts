import type { SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { paths } from '#web/app/router/paths.ts';
import type { PageTab } from '#web/app/shell/page/page-tabs.tsx';
import type { KnownCompetitions } from './load-team-competitions.ts';

const tabIds = ['overview', 'events', 'members', 'money', 'manage'] as const;
export type TeamTab = (typeof tabIds)[number];

/** The tab that an address names; the first one where it names none. */
export const tabIn = (url: string): TeamTab => {
  const named = new URL(url).searchParams.get('tab');
  return tabIds.find((id) => id === named) ?? 'overview';
};

/** What an organizer can do that is not for everyone who reads the page. */
const organizerRights = ['manageMembers', 'editProfile', 'publishSchedule', 'transferTeam', 'deleteTeam'];

/** Whether the reader sees the tab Manage. */
const isOrganizer = ({ view: { may }, competitions }: Omit<Shown, 'current' | 'hasMembers'>): boolean =>
  competitions.mayManage || organizerRights.some((right) => may.includes(right));

/** Members see what they owe and what came in; treasurers what everyone owes. */
export const seesMoney = ({ roles, may }: TeamView): boolean => roles.length > 0 || may.includes('manageMoney');

const inOrder = ['in_play', 'playoffs', 'scheduled', 'forming', 'registration_closed', 'registration_open'];

/** The season whose schedule and table a team's tabs lead to: the one being played, else the newest. */
const currentSeason = (seasons: readonly SeasonCard[]): SeasonCard | undefined =>
  inOrder.flatMap((status) => seasons.filter((season) => season.status === status))[0] ??
  seasons.filter(({ status }) => status === 'completed')[0];

interface Shown {
  readonly view: TeamView;
  readonly competitions: KnownCompetitions;
  readonly current: TeamTab;
  readonly hasMembers: boolean;
}

/** The tabs of a team; schedule and table are pages of its season. */
export function teamTabs({ view, competitions, current, hasMembers }: Shown): readonly PageTab[] {
  const { teamId } = view.team;
  const season = currentSeason(competitions.seasons);
  const tab = (id: TeamTab, text: string) => ({ text, to: paths.team(teamId, id), isCurrent: id === current });
  return [
    tab('overview', 'Overview'),
    tab('events', 'Events'),
    ...(season
      ? [
          { text: 'Schedule', to: paths.seasonSchedule(season.seasonId) },
          { text: 'Table', to: paths.seasonStandings(season.seasonId) },
        ]
      : []),
    ...(hasMembers ? [tab('members', 'Members')] : []),
    ...(seesMoney(view) ? [tab('money', 'Money')] : []),
    ...(isOrganizer({ view, competitions }) ? [tab('manage', 'Manage')] : []),
  ];
}
