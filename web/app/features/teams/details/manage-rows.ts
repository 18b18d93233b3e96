import type { LineIconName } from '#shared/look/line-icons.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { paths } from '#web/app/router/paths.ts';
import type { KnownCompetitions } from './load-team-competitions.ts';

interface ManageRow {
  readonly href: string;
  readonly title: string;
  readonly line: string;
  readonly icon: LineIconName;
}

interface Managed {
  readonly view: TeamView;
  readonly competitions: KnownCompetitions;
}

/** The pages an organizer can open. An archived community can be read but not changed. */
export const manageRows = (managed: Managed): readonly ManageRow[] => [
  ...peopleRows(managed),
  ...(managed.view.team.status === 'active' ? [...competitionRows(managed), ...settingsRows(managed)] : []),
];

const row = (isShown: boolean, href: string, icon: LineIconName, title: string, line: string): readonly ManageRow[] =>
  isShown ? [{ href, icon, title, line }] : [];

function peopleRows({ view: { team, may, roles } }: Managed): readonly ManageRow[] {
  const { teamId, status } = team;
  const isMember = roles.length > 0;
  const isActive = status === 'active';
  const manages = may.includes('manageMembers');
  return [
    ...row(isMember, paths.teamRoster(teamId), 'list', 'Roster', 'Players, numbers and details'),
    ...row(
      isMember && hasFeature(team, 'duties'),
      paths.teamDuties(teamId),
      'check',
      'Duties',
      'Who does what, and when',
    ),
    ...row(
      may.includes('announce') && isActive,
      paths.announce(teamId),
      'bell',
      'Message everyone',
      'By app, push and email',
    ),
    ...row(manages && isActive, paths.teamInvites(teamId), 'mail', 'Invites', 'Email, code, link and QR'),
    ...row(manages, paths.teamHistory(teamId), 'clock', 'History', 'Who changed what'),
  ];
}

function competitionRows({ view: { team, may }, competitions: { mayManage } }: Managed): readonly ManageRow[] {
  const { teamId } = team;
  const plays = may.includes('publishSchedule');
  return [
    ...row(mayManage, paths.newSeason(teamId), 'calendar', 'New season', 'A league, ladder, camp or clinic'),
    ...row(mayManage, paths.seasonGroups(teamId), 'repeat', 'Season groups', 'Seasons that belong together'),
    ...row(mayManage, paths.newTournament(teamId), 'trophy', 'New tournament', 'Pools, brackets and courts'),
    ...row(plays, paths.teamExternalTeams(teamId), 'shield', 'Outside teams', 'Opponents that aren’t on Rovers'),
  ];
}

function settingsRows({ view: { team, may } }: Managed): readonly ManageRow[] {
  const { teamId } = team;
  const [transfers, edits] = [may.includes('transferTeam'), may.includes('editProfile')];
  return [
    ...row(transfers, paths.teamOrganizations(teamId), 'globe', 'Organizations', 'Join an organization'),
    ...row(edits, paths.editTeam(teamId), 'settings', 'Settings', 'Name, colors, privacy and joining'),
  ];
}
