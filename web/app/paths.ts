/** Where pages are. Links are built here, so that a path is written once. */
export const paths = {
  root: '/',
  home: '/home',
  login: (next?: string) => withNext('/auth/login', next),
  loggedOut: '/auth/login?logout=true',
  signUp: (next?: string) => withNext('/auth/sign-up', next),
  forgotPassword: '/auth/forgot-password',
  /** For somebody whose address has just been confirmed and who has no password that works. */
  choosePassword: (step: 'address' | 'code') => `/auth/forgot-password?confirmed=true&step=${step}`,
  authDialog: '/auth/dialog',
  verifyEmail: (next?: string) => withNext('/verify-email', next),
  completeProfile: (next?: string) => withNext('/profile/complete', next),
  settings: (tab = 'general') => `/settings?tab=${tab}`,
  /** Right after signing up (R-PROF-34). */
  firstAvailability: '/settings?tab=availability&skippable=true',
  profile: '/profile',
  profileOf: (userId: string) => `/profile/${encodeURIComponent(userId)}`,
  discover: '/discover',
  favourites: '/favourites',
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
  createOn: (localStart: string) => `/create?start=${encodeURIComponent(localStart)}`,
  createAt: (placeId: string) => `/create?place=${encodeURIComponent(placeId)}`,
  event: (eventId: string) => `/evt/${encodeURIComponent(eventId)}`,
  editEvent: (eventId: string) => `/event/${encodeURIComponent(eventId)}/edit`,
  changeRule: (eventId: string) => `/event/${encodeURIComponent(eventId)}/repeat`,
  manageEvent: (eventId: string) => `/event/${encodeURIComponent(eventId)}/manage`,
  draw: (eventId: string, token?: string) =>
    `/event/${encodeURIComponent(eventId)}/draw${token ? `?t=${encodeURIComponent(token)}` : ''}`,
  attendance: (eventId: string) => `/event/${encodeURIComponent(eventId)}/attendance`,
  place: (placeId: string) => `/places/view/${encodeURIComponent(placeId)}`,
  places: '/discover/places',
  newPlace: '/places/new',
  editPlace: (placeId: string) => `/places/edit/${encodeURIComponent(placeId)}`,
  placeManagers: (placeId: string) => `/places/managers/${encodeURIComponent(placeId)}`,
  suggestPlace: (placeId: string) => `/places/suggest/${encodeURIComponent(placeId)}`,
  placePoster: (placeId: string) => `/places/poster?place=${encodeURIComponent(placeId)}`,
  team: (teamId: string) => `/team/${encodeURIComponent(teamId)}`,
  mailOff: (token: string) => `/mail/off?token=${encodeURIComponent(token)}`,
} as const;

/** Where the person goes after signing in or completing the profile. */
export const nextParam = 'next';

const withNext = (path: string, next?: string) => (next ? `${path}?${nextParam}=${encodeURIComponent(next)}` : path);
