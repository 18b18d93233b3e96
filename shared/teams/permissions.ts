/** What people are in a team (decision D25). A member may have several roles; the owner is one person. */
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
 * only where the owner gave it to this person besides the role. `ifOpened`: only where the team opened it to all members.
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

/** What the owner gives a member besides their roles: `safety` opens what is noted of children at events. */
export const teamGrants = ['safety'] as const;
export type TeamGrant = (typeof teamGrants)[number];

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
  /** Who paid the fee of an entry, which desks of tournaments and the treasurer mark. */
  markPaid: { ...staff, treasurer: 'all', scorekeeper: 'all', assistant: 'all' },
  /** Money goes back with the owner or the treasurer alone (decision D52). */
  refund: { owner: 'all', treasurer: 'all' },
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

/** Which grant opens a cell that says `ifGranted`; the others have none yet. */
export const grantOf: Readonly<Partial<Record<TeamPermission, TeamGrant>>> = { viewMedicalNotes: 'safety' };

export type TeamPermission = keyof typeof teamPermissions;
export const teamPermissionNames = Object.keys(teamPermissions) as readonly TeamPermission[];

/** Everything that a member with these roles may do in the whole team: the union of what each role gives. */
export const permissionsOf = (roles: readonly TeamRole[]): readonly TeamPermission[] =>
  teamPermissionNames.filter((permission) => mayFor(roles, permission));

/** How far roles reach with one permission; empty without it. With `all`, no other is needed. */
export function reachesOf(roles: readonly TeamRole[], permission: TeamPermission): readonly Reach[] {
  const row: Row = teamPermissions[permission];
  const reaches = roles.flatMap((role) => row[role] ?? []);
  return reaches.includes('all') ? ['all'] : [...new Set(reaches)];
}

/**
 * Whether a member with these roles leads others in a team, all of it or their squad or match, and so needs the names of
 * its minors (decision D50): members who may announce or check people in.
 */
export const leads = (roles: readonly TeamRole[] = []): boolean =>
  [...reachesOf(roles, 'announce'), ...reachesOf(roles, 'checkIn')].length > 0;

/** The squad that something is of, the member's own squads, and what they were given besides roles. */
export interface AtHand {
  readonly squadId?: string | undefined;
  readonly own?: readonly string[] | undefined;
  readonly grants?: readonly TeamGrant[] | undefined;
}

/**
 * Whether a member with these roles has a permission for something of a squad; without one it is the whole team's. Their
 * own matches are those of their squads.
 */
export function mayFor(
  roles: readonly TeamRole[],
  permission: TeamPermission,
  { squadId = '', own, grants = [] }: AtHand = {},
): boolean {
  const row: Row = teamPermissions[permission];
  const grant = grantOf[permission];
  const open: readonly Reach[] = [
    'all',
    ...(own?.includes(squadId) ? (['ownSquad', 'ownMatch'] as const) : []),
    ...(grant && grants.includes(grant) ? (['ifGranted'] as const) : []),
  ];
  return roles.some((role) => row[role] !== undefined && open.includes(row[role]));
}
