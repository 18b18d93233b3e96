import { aPlayer } from '../people/people.ts';

export const teamId = 'tea_01KAMFE3NG00000000000000AB';

/** A community as its page shows it. */
export const aTeamShown = (differences: object = {}) => ({
  teamId,
  version: 1,
  slug: 'dawn-hoops',
  status: 'active',
  name: 'Dawn Hoops',
  kind: 'community',
  gameTypeIds: ['basketball'],
  tagline: 'Early and often',
  description: '',
  colour: '#0b6e4f',
  serviceRadiusMiles: 25,
  skillLevels: [],
  genderPolicy: 'open',
  isYouth: false,
  visibility: 'public',
  joinPolicy: 'open',
  joinQuestions: [],
  contact: { links: [] },
  memberLimit: 500,
  rosterVisibility: 'everyone',
  city: { placeId: 'us-4671654', name: 'Austin, TX', lat: 30.26715, lng: -97.74306, hash: '9v6kp' },
  memberCount: 2,
  createdAt: '2031-06-01T00:00:00.000Z',
  updatedAt: '2031-06-01T00:00:00.000Z',
  ...differences,
});

const me = { userId: aPlayer().userId, displayName: 'Ana P', roles: ['owner'], since: '2031-06-01T00:00:00.000Z' };
export const kim = {
  userId: '22222222-2222-4222-8222-222222222222',
  displayName: 'Kim',
  roles: ['member'],
  since: '2031-06-02T00:00:00.000Z',
};

/** A roster with Kim on it, as the player who keeps it sees it. */
export const rosterShown = {
  entries: [
    {
      ...kim,
      isPaused: false,
      version: 1,
      details: {
        jersey: '23',
        positions: ['Setter'],
        isPlayer: true,
        squadIds: ['squadaaa'],
        contact: { phone: '+15125550100' },
        fields: { fieldaaa: 'L' },
        items: { itemaaaa: 'needed' },
      },
    },
  ],
  sheet: {
    fields: [
      { fieldId: 'fieldaaa', label: 'Shirt size', type: 'text', options: [], visibleTo: 'members', isSensitive: false },
    ],
    squads: [{ squadId: 'squadaaa', name: 'Juniors' }],
    items: [{ itemId: 'itemaaaa', name: 'Waiver' }],
  },
  sheetVersion: 1,
};

/** What a community answers to its owner, and to visitors. */
export const teamAnswers = {
  'GET /api/teams/me/team-draft': {},
  'GET /api/public/teams': { teams: [{ ...aTeamShown(), distanceMiles: 2 }] },
  [`GET /api/public/events/team-events/${teamId}`]: { events: [] },
  [`GET /api/events/me/team-events/${teamId}`]: { events: [] },
  'GET /api/teams/me/communities': { teams: [{ team: aTeamShown(), roles: ['owner'] }] },
  [`GET /api/public/teams/${teamId}`]: aTeamShown(),
  [`GET /api/teams/me/communities/${teamId}`]: {
    team: aTeamShown(),
    roles: ['owner'],
    squads: [],
    may: ['editProfile', 'manageEvents', 'manageMembers', 'grantRoles', 'grantAdmin', 'transferTeam', 'deleteTeam'],
  },
  [`GET /api/teams/${teamId}/members`]: { members: [me, kim] },
  [`GET /api/teams/${teamId}/invites`]: { invites: [], former: [], places: 12 },
  [`GET /api/teams/${teamId}/roster`]: rosterShown,
  [`GET /api/teams/${teamId}/roster/imports`]: { imports: [] },
  [`GET /api/teams/${teamId}/roster/duties`]: { duties: [] },
  [`GET /api/teams/${teamId}/members/history`]: { activities: [] },
  [`GET /api/teams/${teamId}/requests`]: { requests: [] },
};
