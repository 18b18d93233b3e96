import { teamId } from '../teams/teams.ts';

export const seasonId = 'ssn_01KAMFE3NG00000000000000AB';
export const divisionId = 'div_01KAMFE3NG00000000000000AB';
export const squadId = 'sqd_01KAMFE3NG00000000000000AB';
const captainId = '22222222-2222-4222-8222-222222222222';

export const aSeasonShown = {
  seasonId,
  teamId,
  version: 3,
  status: 'registration_open',
  label: 'Spring 2031',
  description: '',
  startDate: '2031-03-01',
  endDate: '2031-05-31',
  timeZone: 'America/Chicago',
  format: 'league',
  registrationModes: ['individual', 'create_team', 'join_team'],
  registrationWindows: [],
  holdDays: 0,
  currency: 'USD',
  prices: { individual: { amountMinor: 4500, currency: 'USD' } },
  officials: [],
  rosterRules: {
    minSize: 1,
    maxSize: 30,
    minWomen: 0,
    minMen: 0,
    maxTeamsPerPlayer: 1,
    lateAdditionsAllowed: 0,
    guestPlayersPerMatch: 0,
    playoffMinGames: 0,
  },
  uniformRule: '',
  equipment: '',
  rostersShown: 'members',
  divisions: [{ divisionId, name: 'Open', capacity: { players: 10 }, daysOfWeek: [] }],
  createdAt: '2031-01-01T00:00:00.000Z',
  updatedAt: '2031-01-01T00:00:00.000Z',
};

const squad = {
  squadId,
  seasonId,
  divisionId,
  version: 1,
  status: 'forming',
  name: 'Comets',
  colour: '#0b6e4f',
  requests: { daysNotAvailable: [], coachConflicts: '' },
  captainId,
  coCaptainIds: [],
  playerCount: 1,
  roster: [{ userId: captainId, displayName: 'Kim' }],
};

/** A season as everyone sees it. */
export const aSquadShown = squad;
const seasonView = {
  season: aSeasonShown,
  team: { teamId, name: 'Dawn Hoops', isSeen: true, listsMembers: true },
  spots: [{ divisionId, kind: 'players', taken: 7, left: 3, waiting: 0 }],
  squads: [squad],
  sessions: [],
};
export const mySeasonView = {
  ...seasonView,
  may: ['publishSchedule', 'manageRegistrations', 'manageMoney'],
  isMember: true,
  isOpenForMe: true,
  asking: [],
  family: [],
  asked: [],
};

export const seasonAnswers = {
  'GET /api/payments/selling-currency': {},
  [`GET /api/public/competitions/teams/${teamId}/seasons`]: { seasons: [aSeasonShown], groups: [] },
  [`GET /api/competitions/me/seasons/of-team/${teamId}`]: {
    seasons: [aSeasonShown],
    groups: [],
    tournaments: [],
    mayManage: true,
  },
  [`GET /api/public/competitions/seasons/${seasonId}`]: seasonView,
  [`GET /api/competitions/me/seasons/${seasonId}`]: mySeasonView,
  [`GET /api/competitions/seasons/${seasonId}/registrations`]: { registrations: [] },
  [`GET /api/competitions/seasons/${seasonId}/dues`]: { dues: [], orders: [], reminded: {} },
  [`GET /api/competitions/me/seasons/${seasonId}/dues`]: { dues: [] },
  [`GET /api/competitions/me/seasons/${seasonId}/checkout`]: { toPay: [], currency: 'USD', plan: 'rookie', orders: [] },
  'GET /api/competitions/me/seasons': { registrations: [] },
};
