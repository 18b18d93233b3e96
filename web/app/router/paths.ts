import { matchPath } from '#shared/events/fixtures/match-path.ts';
/** Where pages are. Links are built here, so that a path is written once. */
export const paths = {
  root: '/',
  home: '/home',
  login: (next?: string) => withNext('/auth/login', next),
  /** Where a session gives the second factor that it has not given yet. */
  signInCode: (next: string) => `/auth/login?${new URLSearchParams({ step: 'code', [nextParam]: next })}`,
  /** For a player who lost their phone. */
  useRecoveryCode: '/auth/login?step=recovery',
  /** Where two-factor authentication is set up, with the way back to what needed it. */
  setUpFactor: (next: string) => `/settings?${new URLSearchParams({ tab: 'general', [nextParam]: next })}#two-factor`,
  loggedOut: '/auth/login?logout=true',
  signUp: (next?: string) => withNext('/auth/sign-up', next),
  forgotPassword: '/auth/forgot-password',
  /** For a person whose address has just been confirmed and who has no password that works. */
  choosePassword: (step: 'address' | 'code') => `/auth/forgot-password?confirmed=true&step=${step}`,
  authDialog: '/auth/dialog',
  verifyEmail: (next?: string) => withNext('/verify-email', next),
  completeProfile: (next?: string) => withNext('/profile/complete', next),
  transactions: '/transactions',
  transactionsOf: (params: Readonly<Record<string, string>>) => `/transactions?${new URLSearchParams(params)}`,
  organizerPricing: '/organizer/pricing',
  memberPricing: '/member/pricing',
  settings: (tab = 'general') => `/settings?tab=${tab}`,
  /** Right after signing up (R-PROF-34). */
  firstAvailability: '/settings?tab=availability&skippable=true',
  profile: '/profile',
  profileOf: (userId: string) => `/profile/${encodeURIComponent(userId)}`,
  discover: '/discover',
  favourites: '/favourites',
  favouritesOf: ({ kind, listId, after }: { kind?: string; listId?: string; after?: string }) =>
    `/favourites?${new URLSearchParams({ ...(kind && { kind }), ...(listId && { list: listId }), ...(after && { after }) })}`,
  notifications: '/notifications',
  substitutes: '/substitutes',
  discoverContext: (context: string) => `/discover/${context}`,
  discoverGame: (gameTypeId: string) => `/discover?game=${gameTypeId}`,
  fullSearch: '/full-search',
  citySearch: '/city-search',
  learnAndGrow: '/learn-and-grow',
  create: '/create',
  calendars: '/calendars',
  bestTime: '/best-time',
  onboarding: '/user-onboarding',
  connect: '/connect',
  localConnect: '/localconnect',
  userList: '/user-list',
  userListOf: (listId: string) => `/user-list?list=${encodeURIComponent(listId)}`,
  familyWeek: (day?: string) => `/family/week${day ? `?week=${day}` : ''}`,
  familyAvailability: (dependantId: string) => `/family/${encodeURIComponent(dependantId)}/availability`,
  familyMember: (dependantId: string) => `/family/${encodeURIComponent(dependantId)}`,
  createOn: (localStart: string) => `/create?start=${encodeURIComponent(localStart)}`,
  createFor: (teamId: string) => `/create?team=${encodeURIComponent(teamId)}`,
  createAt: (placeId: string) => `/create?place=${encodeURIComponent(placeId)}`,
  event: (eventId: string) => `/evt/${encodeURIComponent(eventId)}`,
  editEvent: (eventId: string) => `/event/${encodeURIComponent(eventId)}/edit`,
  changeRule: (eventId: string) => `/event/${encodeURIComponent(eventId)}/repeat`,
  manageEvent: (eventId: string) => `/event/${encodeURIComponent(eventId)}/manage`,
  draw: (eventId: string, token?: string) =>
    `/event/${encodeURIComponent(eventId)}/draw${token ? `?t=${encodeURIComponent(token)}` : ''}`,
  eventHistory: (eventId: string) => `/event/${encodeURIComponent(eventId)}/history`,
  attendance: (eventId: string) => `/event/${encodeURIComponent(eventId)}/attendance`,
  place: (placeId: string) => `/places/view/${encodeURIComponent(placeId)}`,
  places: '/discover/places',
  newPlace: '/places/new',
  editPlace: (placeId: string) => `/places/edit/${encodeURIComponent(placeId)}`,
  placeManagers: (placeId: string) => `/places/managers/${encodeURIComponent(placeId)}`,
  suggestPlace: (placeId: string) => `/places/suggest/${encodeURIComponent(placeId)}`,
  placePoster: (placeId: string) => `/places/poster?place=${encodeURIComponent(placeId)}`,
  /** Where the score of one match is entered. */
  matchScore: (gameId: string, matchId: string) => `${matchPath({ gameId, matchId })}/score`,
  playoff: (gameId: string) => `/playoff/${encodeURIComponent(gameId)}`,
  /** Where the score of one match of a bracket is entered. */
  playoffScore: (gameId: string, matchId: string) =>
    `/playoff/${encodeURIComponent(gameId)}/matches/${encodeURIComponent(matchId)}/score`,
  /** From a game; `deleted` is a playoff of it that can be brought back. */
  makePlayoff: (gameId: string, deleted?: string) =>
    `/playoff/make/${encodeURIComponent(gameId)}${deleted ? `?deleted=${encodeURIComponent(deleted)}` : ''}`,
  createTeam: '/teams/create',
  myCommunities: '/my-communities',
  startCommunity: '/start/community',
  teamNotFound: '/team-not-found',
  eventGames: (eventId: string) => `/event/${encodeURIComponent(eventId)}/games`,
  match: matchPath,
  game: (gameId: string) => `/discover/games/${encodeURIComponent(gameId)}`,
  seasonSchedule: (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}/schedule`,
  scheduleDesk: (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}/schedule/make`,
  /** The draft, or the published schedule. */
  schedulePrint: (seasonId: string, ofDraft = false) =>
    `/seasons/${encodeURIComponent(seasonId)}/schedule/print${ofDraft ? '?draft' : ''}`,
  rainout: (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}/schedule/make?rainout`,
  seasonStandings: (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}/standings`,
  editTeam: (teamId: string) => `/team/${encodeURIComponent(teamId)}/edit`,
  newSeason: (teamId: string) => `/team/${encodeURIComponent(teamId)}/seasons/new`,
  tournaments: '/tournament',
  tournament: (slug: string) => `/tournament/${encodeURIComponent(slug)}`,
  editTournament: (slug: string) => `/tournament/${encodeURIComponent(slug)}/edit`,
  tournamentDesk: (slug: string) => `/tournament/${encodeURIComponent(slug)}/desk`,
  tournamentPayments: (slug: string) => `/tournament/${encodeURIComponent(slug)}/payments`,
  tournamentPrint: (slug: string) => `/tournament/${encodeURIComponent(slug)}/print`,
  tournamentSheets: (slug: string) => `/tournament/${encodeURIComponent(slug)}/sheets`,
  /** The link of a player who invites a partner. */
  tournamentPartner: (slug: string, token: string) =>
    `/tournament/${encodeURIComponent(slug)}?partner=${encodeURIComponent(token)}`,
  tournamentScore: (slug: string) => `/tournament/${encodeURIComponent(slug)}/score`,
  tournamentTv: (slug: string) => `/tournament/${encodeURIComponent(slug)}/tv`,
  scoreSheet: (token: string) => `/score/${encodeURIComponent(token)}`,
  newTournament: (teamId: string) => `/team/${encodeURIComponent(teamId)}/tournaments/new`,
  season: (seasonId: string, tab = 'home') =>
    `/seasons/${encodeURIComponent(seasonId)}${tab === 'home' ? '' : `?tab=${tab}`}`,
  editSeason: (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}/edit`,
  seasonTeams: (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}/teams`,
  seasonSessions: (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}/sessions`,
  seasonGroups: (teamId: string) => `/team/${encodeURIComponent(teamId)}/seasons/groups`,
  seasonPayments: (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}/payments`,
  seasonRegistrations: (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}/registrations`,
  team: (teamId: string, tab = 'overview') =>
    `/team/${encodeURIComponent(teamId)}${tab === 'overview' ? '' : `?tab=${tab}`}`,
  /** Of an event, a community or a season; with the one that was sent, what became of it. */
  announce: (aboutId: string, announcementId?: string) =>
    `/announce/${encodeURIComponent(aboutId)}${announcementId ? `?sent=${encodeURIComponent(announcementId)}` : ''}`,
  teamInvites: (teamId: string) => `/team/${encodeURIComponent(teamId)}/invites`,
  teamPoster: (teamId: string) => `/team/${encodeURIComponent(teamId)}/poster`,
  teamRoster: (teamId: string) => `/team/${encodeURIComponent(teamId)}/roster`,
  teamHistory: (teamId: string) => `/team/${encodeURIComponent(teamId)}/history`,
  receipt: (orderId: string) => `/payment-success?order=${encodeURIComponent(orderId)}`,
  invoices: '/invoices',
  invoice: (invoiceId: string) => `/invoices/${encodeURIComponent(invoiceId)}`,
  teamDuties: (teamId: string) => `/team/${encodeURIComponent(teamId)}/duties`,
  /** For a season: back to its teams once the roster is imported. */
  teamImport: (teamId: string, seasonId?: string) =>
    `/team/${encodeURIComponent(teamId)}/import${seasonId ? `?season=${encodeURIComponent(seasonId)}` : ''}`,
  teamInvite: (token: string) => `/team-invite?token=${encodeURIComponent(token)}`,
  teamOrganizations: (teamId: string) => `/team/${encodeURIComponent(teamId)}/organizations`,
  teamExternalTeams: (teamId: string) => `/team/${encodeURIComponent(teamId)}/external-teams`,
  org: (slug: string) => `/org/${encodeURIComponent(slug)}`,
  organization: (organizationId: string, page = '') =>
    `/organization/${encodeURIComponent(organizationId)}${page && `/${page}`}`,
  newOrganization: '/organization/new',
  organizationRequests: '/organization/requests',
  manageOrganization: (organizationId: string) => `/organization/${encodeURIComponent(organizationId)}/manage`,
  organizationPayments: (organizationId: string) => `/organization/${encodeURIComponent(organizationId)}/payments`,
  editOrganization: (organizationId: string) => `/organization/${encodeURIComponent(organizationId)}/edit`,
  externalTeams: '/external-teams',
  externalTeamInvite: (token: string) => `/external-teams?token=${encodeURIComponent(token)}`,
  joinTeam: (code = '') => `/teams/join${code && `?code=${encodeURIComponent(code)}`}`,
  subscriptions: '/subscriptions',
  subscription: (hostId: string) => `/subscriptions/${encodeURIComponent(hostId)}`,
  mailOff: (token: string) => `/mail/off?token=${encodeURIComponent(token)}`,
} as const;

/** Where the person goes after signing in or completing the profile. */
export const nextParam = 'next';

const withNext = (path: string, next?: string) => (next ? `${path}?${nextParam}=${encodeURIComponent(next)}` : path);
