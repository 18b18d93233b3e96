import { at, type RouteEntry } from './route-entry.ts';

const main = at('main');

/** The pages of organisations, and of teams that are not on the platform. */
export const organizationRoutes: readonly RouteEntry[] = [
  main('R-ROUTE-56', 'org/{slug}', { skeleton: 'event', page: 'teams/organizations/org-page.tsx' }),
  main('domain 4.2', 'org', { page: 'teams/organizations/org-page.tsx' }),
  main('R-ROUTE-77', 'organization/{id}', {
    skeleton: 'event',
    catchAll: true,
    page: 'teams/organizations/organization-page.tsx',
  }),
  main('domain 4.2', 'organization/{id}/manage', {
    guards: 'SP',
    page: 'teams/organizations/desk/manage-organization-page.tsx',
  }),
  main('domain 4.2', 'organization/{id}/edit', {
    guards: 'SP',
    page: 'teams/organizations/desk/edit-organization-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.2', 'organization/{id}/payments', {
    guards: 'SP',
    page: 'payments/organizations/organization-payments-page.tsx',
  }),
  main('domain 4.2', 'organization/new', {
    guards: 'SP',
    page: 'teams/organizations/new-organization-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.2', 'organization/requests', { guards: 'SP', page: 'teams/organizations/requests/requests-page.tsx' }),
  main('domain 4.2', 'team/{id}/organizations', {
    guards: 'SP',
    page: 'teams/organizations/ties/team-organizations-page.tsx',
  }),
  main('R-ROUTE-78', 'external-teams', { page: 'teams/external/external-teams-page.tsx' }),
  main('domain 4.2', 'team/{id}/external-teams', { guards: 'SP', page: 'teams/external/team-external-teams-page.tsx' }),
];
