import { at, type RouteEntry } from './route-entry.ts';

const main = at('main');

/** The pages by which a community is run: who is in it, its seasons with their schedules, its playoffs. */
export const communityRoutes: readonly RouteEntry[] = [
  main('D9', 'team/{id}/edit', { guards: 'SP', page: 'teams/edit-team-page.tsx', asksBeforeLeaving: true }),
  main('domain 4.1', 'team/{id}/invites', { guards: 'SP', page: 'teams/invites-page.tsx' }),
  main('domain 4.9', 'seasons/{id}/schedule', { page: 'schedules/schedule-page.tsx' }),
  main('domain 4.9', 'seasons/{id}/schedule/make', { guards: 'SP', page: 'schedules/desk-page.tsx' }),
  main('domain 4.8', 'seasons/{id}/standings', { page: 'schedules/standings-page.tsx' }),
  main('domain 4.1', 'team/{id}/roster', { guards: 'SP', page: 'teams/roster-page.tsx' }),
  main('domain 4.0', 'team/{id}/history', { guards: 'SP', page: 'history/team-history-page.tsx' }),
  main('domain 4.1', 'team/{id}/duties', { guards: 'SP', page: 'teams/duties-page.tsx' }),
  main('domain 4.1', 'team/{id}/import', { guards: 'SP', page: 'teams/import-page.tsx' }),
  main('domain 4.6', 'team/{id}/seasons/new', {
    guards: 'SP',
    page: 'seasons/new-season-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.6', 'season-place', { guards: 'SP', page: 'seasons/mailed-place-page.tsx' }),
  main('domain 4.6', 'seasons/{id}', { page: 'seasons/season-page.tsx' }),
  main('domain 4.6', 'seasons/{id}/edit', {
    guards: 'SP',
    page: 'seasons/edit-season-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.6', 'seasons/{id}/teams', { guards: 'SP', page: 'seasons/squads-page.tsx', asksBeforeLeaving: true }),
  main('domain 4.6', 'seasons/{id}/sessions', {
    guards: 'SP',
    page: 'seasons/sessions-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.6', 'team/{id}/seasons/groups', {
    guards: 'SP',
    page: 'seasons/groups-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.6', 'seasons/{id}/registrations', { guards: 'SP', page: 'seasons/registrations-page.tsx' }),
  main('domain 4.10', 'playoff/{id}', { page: 'playoffs/playoff-page.tsx' }),
  main('domain 4.10', 'playoff/make/{id}', { guards: 'SP', page: 'playoffs/make-playoff-page.tsx' }),
];
