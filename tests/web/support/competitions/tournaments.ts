import { templateFor } from '#shared/competitions/standings/templates.ts';
import { teamId } from '../teams/teams.ts';

export const slug = 'summer-open';
export const tournamentId = 'trn_01KAMFE3NG00000000000000AB';
export const categoryId = 'tct_01KAMFE3NG00000000000000AB';
export const entryId = 'ten_01KAMFE3NG00000000000000AB';
const gameId = 'gam_01KAMFE3NG00000000000000AB';
export const sheetToken = 'abcdefghij0123456789';
export const matchKey = `${categoryId}/game/mtc_01KAMFE3NG00000000000000AB`;

const aTournamentShown = {
  tournamentId,
  slug,
  teamId,
  version: 3,
  status: 'registration',
  name: 'Summer Open',
  gameTypeId: 'pickleball',
  description: '',
  startDate: '2031-06-07',
  endDate: '2031-06-08',
  timeZone: 'America/Chicago',
  places: [{ name: 'North Park', address: '', courts: ['Court 1'] }],
  dayFrom: '09:00',
  dayUntil: '21:00',
  matchMinutes: 30,
  changeoverMinutes: 5,
  restMinutes: 20,
  rules: 'Be kind.',
  awards: '',
  sponsors: [],
  contacts: [],
  links: [],
  city: { placeId: 'us-4671654', name: 'Austin, TX', lat: 30.26715, lng: -97.74306, hash: '9v6kp' },
  categories: [
    {
      categoryId,
      name: 'Singles',
      format: 'round_robin',
      entryKind: 'single',
      maxEntries: 2,
      gamesGuaranteed: 0,
      pools: 2,
      advance: 2,
      status: 'open',
    },
  ],
  createdAt: '2031-01-01T00:00:00.000Z',
  updatedAt: '2031-01-01T00:00:00.000Z',
};

const match = {
  key: matchKey,
  categoryId,
  stage: 'game',
  matchId: 'mtc_01KAMFE3NG00000000000000AB',
  label: 'Round 1',
  sides: [
    { entryId, name: 'Ann' },
    { entryId: 'ten_01KAMFE3NG00000000000000AC', name: 'Bob' },
  ],
  court: 'Court 1',
  startsAt: '2031-06-07T14:00:00.000Z',
  state: 'ready',
};

const tournamentView = {
  tournament: aTournamentShown,
  team: { teamId, name: 'Dawn Hoops' },
  entries: [{ categoryId, capacity: 2, left: 1, waiting: 0, entries: [{ entryId, name: 'Ann' }] }],
};
export const myTournamentView = {
  ...tournamentView,
  may: ['publishSchedule', 'checkIn', 'manageMoney', 'markPaid'],
  mine: [],
  mayWithdraw: true,
  openTo: [categoryId],
  seekers: [],
  seeking: [],
  unpaired: [],
  moves: ['draw', 'announced', 'cancelled'],
  unplaced: [],
};
const board = { status: 'live', draws: [{ categoryId, gameId }], matches: [match], news: [] };
export const deskShown = {
  ...board,
  tournament: { ...aTournamentShown, status: 'live' },
  version: 4,
  shifts: 2,
  courts: ['Court 1'],
  entries: [{ entryId, categoryId, name: 'Ann', startsAt: '2021-06-07T14:00:00.000Z' }],
  late: [],
  outside: [],
  may: ['publishSchedule', 'checkIn'],
};
const card = { ...aTournamentShown, categories: [{ name: 'Singles', words: '' }] };

export const tournamentAnswers = {
  'GET /api/public/competitions/tournaments': { tournaments: [card] },
  [`GET /api/public/competitions/tournaments/${slug}`]: tournamentView,
  [`GET /api/public/competitions/tournaments/${slug}/board`]: board,
  [`GET /api/competitions/me/tournaments/${slug}`]: myTournamentView,
  [`GET /api/competitions/me/tournaments/of-team/${teamId}`]: { tournaments: [card], mayManage: true },
  [`GET /api/competitions/tournaments/${tournamentId}/dues`]: { dues: [] },
  [`GET /api/competitions/tournaments/${tournamentId}/money`]: { dues: [], orders: [], reminded: {} },
  [`GET /api/competitions/me/tournaments/${tournamentId}/dues`]: { dues: [] },
  [`GET /api/competitions/tournament-desks/${tournamentId}`]: deskShown,
  [`GET /api/competitions/tournament-desks/${tournamentId}/sheets`]: {
    sheets: [{ key: matchKey, token: sheetToken, pin: '123456', bestOf: 3, match }],
  },
  [`GET /api/public/competitions/score-sheets/${sheetToken}`]: {
    tournament: 'Summer Open',
    slug,
    category: 'Singles',
    gameTypeId: 'pickleball',
    scoring: { kind: 'sets', bestOf: 1, to: 11, winBy: 2 },
    ruleset: templateFor('pickleball'),
    bestOf: 1,
    match,
  },
};
