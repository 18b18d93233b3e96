/** What people are in a team (decision D25). Somebody may be several; the owner is one person. */
export const teamRoles = [
  'owner',
  'admin',
  'treasurer',
  'eventManager',
  'coach',
  'captain',
  'scorekeeper',
  'assistant',
  'member',
  'guardian',
  'follower',
] as const;
export type TeamRole = (typeof teamRoles)[number];

/**
 * How far a permission reaches. `all`: the whole team. `ownSquad`, `ownMatch`: only what the person is part of. `ifGranted`:
 * only where the owner gave it to this person besides the role. `ifOpened`: only where the team opened it to everybody.
 * Others than `all` name the part of it that the role has.
 */
export type Reach =
  | 'all'
  | 'ownSquad'
  | 'ownMatch'
  | 'ownChild'
  | 'ifGranted'
  | 'ifOpened'
  | 'totals'
  | 'moneyFields'
  | 'rosterFields';

type Row = Readonly<Partial<Record<TeamRole, Reach>>>;

const leaders: Row = { owner: 'all', admin: 'all' };
const organisers: Row = { ...leaders, eventManager: 'all' };
const staff: Row = { ...organisers, coach: 'all' };
const speakers: Row = { ...staff, treasurer: 'all', captain: 'ownSquad' };
const moneyKeepers: Row = { ...leaders, treasurer: 'all' };

/**
 * The one table of who may do what in a team (domain 4.1). Code asks for a permission, never for a role. A test turns its
 * cells one by one: the matrix must notice each.
 */
export const teamPermissions = {
  editProfile: leaders,
  changePlan: { owner: 'all' },
  manageMembers: leaders,
  /** Every role up to those without the say over others; `grantAdmin` is apart. */
  grantRoles: leaders,
  grantAdmin: { owner: 'all' },
  transferTeam: { owner: 'all' },
  deleteTeam: { owner: 'all' },
  manageEvents: { ...organisers, coach: 'ownSquad', member: 'ifOpened' },
  manageJoiners: staff,
  checkIn: { ...staff, captain: 'ownMatch', scorekeeper: 'all', assistant: 'all' },
  manageMoney: moneyKeepers,
  seePayouts: { owner: 'all', admin: 'ifGranted', member: 'totals', guardian: 'totals' },
  enterScores: { ...staff, captain: 'ownMatch', scorekeeper: 'all' },
  publishSchedule: organisers,
  /** Who plays in a season and in which squad: a part of leading it that a registrar has alone. */
  manageRegistrations: organisers,
  buildForms: { ...leaders, eventManager: 'ifGranted' },
  viewSubmissions: { ...leaders, treasurer: 'moneyFields', eventManager: 'ifGranted', coach: 'rosterFields' },
  viewSensitiveAnswers: { owner: 'all' },
  editSite: leaders,
  announce: speakers,
  chat: { ...speakers, captain: 'all', member: 'all', guardian: 'all' },
  moderate: speakers,
  viewMedicalNotes: { owner: 'ifGranted', admin: 'ifGranted', coach: 'ifGranted', guardian: 'ownChild' },
} as const satisfies Readonly<Record<string, Row>>;

export type TeamPermission = keyof typeof teamPermissions;
export const teamPermissionNames = Object.keys(teamPermissions) as readonly TeamPermission[];

/** Everything that somebody with these roles may do in the whole team: the union of what each role gives. */
export const permissionsOf = (roles: readonly TeamRole[]): readonly TeamPermission[] =>
  teamPermissionNames.filter((permission) => mayFor(roles, permission));

/** How far roles reach with one permission; empty without it. Whoever has `all` needs no other. */
export function reachesOf(roles: readonly TeamRole[], permission: TeamPermission): readonly Reach[] {
  const row: Row = teamPermissions[permission];
  const reaches = roles.flatMap((role) => row[role] ?? []);
  return reaches.includes('all') ? ['all'] : [...new Set(reaches)];
}

/** The squad that something is of, and those that somebody is in themselves. */
interface SquadAtHand {
  readonly squadId?: string | undefined;
  readonly own?: readonly string[] | undefined;
}

/**
 * Whether somebody with these roles has a permission for something of a squad; without one it is the whole team's. Their
 * own matches are those of their squads.
 */
export function mayFor(
  roles: readonly TeamRole[],
  permission: TeamPermission,
  { squadId = '', own }: SquadAtHand = {},
): boolean {
  const row: Row = teamPermissions[permission];
  const isOwn = own?.includes(squadId) === true;
  return roles.some((role) => row[role] === 'all' || (isOwn && (row[role] === 'ownSquad' || row[role] === 'ownMatch')));
}

/** Whether somebody with these roles puts events under the name of a team, which may have opened that to its members. */
export function hostsFor(
  roles: readonly TeamRole[],
  { membersHost }: { readonly membersHost?: boolean },
  squad: SquadAtHand = {},
): boolean {
  const isOpened = membersHost === true && reachesOf(roles, 'manageEvents').includes('ifOpened');
  return isOpened || mayFor(roles, 'manageEvents', squad);
}
