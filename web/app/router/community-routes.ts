import { at, type RouteEntry } from './route-entry.ts';

const main = at('main');

/** The pages by which a community is run: who is in it, its seasons with their schedules, its playoffs. */
export const communityRoutes: readonly RouteEntry[] = [
  main('D9', 'team/{id}/edit', {
    guards: 'SP',
    page: 'teams/details/edit/edit-team-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.1', 'announce/{id}', { guards: 'SP', page: 'messages/announcements/announce-page.tsx' }),
  main('domain 4.1', 'team/{id}/invites', { guards: 'SP', page: 'teams/invites/invites-page.tsx' }),
  main('domain 4.1', 'team/{id}/poster', { guards: 'SP', page: 'teams/invites/poster-page.tsx' }),
  main('domain 4.9', 'seasons/{id}/schedule', { skeleton: 'table', page: 'competitions/schedules/schedule-page.tsx' }),
  main('domain 4.9', 'seasons/{id}/schedule/print', { page: 'competitions/printing/season-print-page.tsx' }),
  main('domain 4.9', 'seasons/{id}/schedule/make', { guards: 'SP', page: 'competitions/schedules/desk/desk-page.tsx' }),
  main('domain 4.8', 'seasons/{id}/standings', {
    skeleton: 'table',
    page: 'competitions/standings/standings-page.tsx',
  }),
  main('domain 4.1', 'team/{id}/roster', { skeleton: 'table', guards: 'SP', page: 'teams/roster/roster-page.tsx' }),
  main('domain 4.0', 'team/{id}/history', { guards: 'SP', page: 'activity/log/team-history-page.tsx' }),
  main('domain 4.1', 'team/{id}/duties', { guards: 'SP', page: 'teams/duties/duties-page.tsx' }),
  main('domain 4.1', 'team/{id}/import', { guards: 'SP', page: 'teams/import/import-page.tsx' }),
  main('domain 4.6', 'team/{id}/seasons/new', {
    guards: 'SP',
    page: 'competitions/seasons/new-season-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.6', 'season-place', { guards: 'SP', page: 'competitions/seasons/registration/mailed-place-page.tsx' }),
  main('domain 4.6', 'seasons/{id}', { skeleton: 'event', page: 'competitions/seasons/season-page.tsx' }),
  main('domain 4.6', 'seasons/{id}/edit', {
    guards: 'SP',
    page: 'competitions/seasons/edit-season-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.6', 'seasons/{id}/teams', {
    guards: 'SP',
    page: 'competitions/seasons/squads/squads-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.6', 'seasons/{id}/sessions', {
    guards: 'SP',
    page: 'competitions/seasons/sessions/sessions-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.6', 'team/{id}/seasons/groups', {
    guards: 'SP',
    page: 'competitions/seasons/sessions/groups-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.6', 'seasons/{id}/registrations', {
    skeleton: 'table',
    guards: 'SP',
    page: 'competitions/seasons/registration/registrations-page.tsx',
  }),
  main('D62', 'seasons/{id}/payments', {
    skeleton: 'table',
    guards: 'SP',
    page: 'competitions/payments/season-payments-page.tsx',
  }),
  main('D62', 'tournament/{id}/payments', {
    skeleton: 'table',
    guards: 'SP',
    page: 'competitions/payments/tournament-payments-page.tsx',
  }),
  main('domain 4.10', 'playoff/{id}', { page: 'competitions/playoffs/playoff-page.tsx' }),
  main('D59', 'playoff/{id}/matches/{matchId}/score', {
    guards: 'S',
    page: 'competitions/playoffs/scoring/score-page.tsx',
  }),
  main('domain 4.10', 'playoff/make/{id}', { guards: 'SP', page: 'competitions/playoffs/make-playoff-page.tsx' }),
];
