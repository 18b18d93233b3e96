import { aPlayer } from '../people/people.ts';
import { aTeamShown, kim, teamAnswers, teamId } from './teams.ts';

export const organizationId = 'org_01KAMFE3NG00000000000000AB';
export const externalTeamId = 'ext_01KAMFE3NG00000000000000AB';
const at = '2031-06-01T00:00:00.000Z';

/** An organisation as its page shows it. */
export const anOrganizationShown = (differences: object = {}) => ({
  organizationId,
  version: 1,
  slug: 'capital-sports',
  name: 'Capital Sports',
  description: 'Sport for the whole city',
  gameTypeIds: ['basketball'],
  address: '1 Main Street',
  colours: { main: '#0b6e4f', accent: '#f4a259' },
  contactEmail: 'office@capital.example',
  publicPages: ['teams', 'leagues', 'events', 'contact'],
  billingMode: 'team',
  teamCount: 1,
  createdAt: at,
  updatedAt: at,
  ...differences,
});

const view = { organization: anOrganizationShown(), teams: [aTeamShown({ kind: 'league' })] };
const mayAll = ['editOrganization', 'manageAdmins', 'handOver', 'deleteOrganization', 'manageTeams', 'seePeople'];
const { userId } = aPlayer();
export const ownerOfIt = { userId, displayName: 'Ana P', roles: ['orgOwner', 'orgAdmin'], seasonGroupIds: [] };
export const kimOfIt = { userId: kim.userId, displayName: 'Kim', roles: ['orgAdmin'], seasonGroupIds: [] };

/** A community and an organisation, and what stands between them. */
export const aTie = (status: string) => ({
  organizationId,
  organizationName: 'Capital Sports',
  slug: 'capital-sports',
  teamId,
  teamName: 'Dawn Hoops',
  status,
  since: at,
});

/** An opponent as the player who listed it sees it. */
const anExternalTeam = (differences: object = {}) => ({
  externalTeamId,
  teamId,
  version: 1,
  status: 'listed',
  name: 'Comets',
  notes: '',
  contactEmail: 'captain@comets.example',
  createdAt: at,
  ...differences,
});

export const externalCard = { externalTeamId, teamId, teamName: 'Dawn Hoops', status: 'listed', name: 'Comets' };

/** What an organisation answers to its owner, and to visitors. */
export const organizationAnswers = {
  [`GET /api/payments/organizations/${organizationId}/account`]: { name: 'Capital Sports', isPaid: false },
  ...teamAnswers,
  'GET /api/public/teams/organization-slugs/capital-sports': view,
  [`GET /api/public/teams/organizations/${organizationId}`]: view,
  'GET /api/teams/me/organizations': {
    organizations: [{ organization: anOrganizationShown(), roles: ['orgOwner'], may: mayAll }],
    mayCreate: true,
  },
  'GET /api/teams/organization-requests': { requests: [] },
  [`GET /api/teams/me/organizations/${organizationId}`]: {
    organization: anOrganizationShown(),
    roles: ['orgOwner'],
    may: mayAll,
    teams: [aTie('offered')],
  },
  [`GET /api/teams/organizations/${organizationId}/people`]: { people: [ownerOfIt, kimOfIt] },
  [`GET /api/teams/${teamId}/organizations`]: { organizations: [aTie('invited')] },
  [`GET /api/teams/me/communities/${teamId}`]: {
    team: aTeamShown(),
    roles: ['owner'],
    may: ['transferTeam', 'publishSchedule'],
  },
  'GET /api/public/teams/external-teams': { externalTeams: [externalCard] },
  [`GET /api/teams/${teamId}/external-teams`]: { externalTeams: [anExternalTeam()] },
};
