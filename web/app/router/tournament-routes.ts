import { at, type RouteEntry } from './route-entry.ts';

const main = at('main');

/** The pages of one tournament, and of the score of one match. */
export const tournamentRoutes: readonly RouteEntry[] = [
  main('domain 4.11', 'tournament/{id}', { skeleton: 'event', page: 'competitions/tournaments/tournament-page.tsx' }),
  main('domain 4.11', 'tournament/{id}/edit', {
    guards: 'SP',
    page: 'competitions/tournaments/settings/edit-tournament-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.11', 'tournament/{id}/desk', { guards: 'SP', page: 'competitions/tournaments/desk/desk-page.tsx' }),
  main('domain 4.11', 'tournament/{id}/sheets', {
    guards: 'SP',
    page: 'competitions/tournaments/desk/sheets-page.tsx',
  }),
  main('domain 4.11', 'tournament/{id}/print', { page: 'competitions/printing/tournament-print-page.tsx' }),
  main('domain 4.11', 'tournament/{id}/tv', { page: 'competitions/tournaments/tv/tv-page.tsx' }),
  main('domain 4.11', 'tournament/{id}/score', { page: 'competitions/tournaments/scoring/code-page.tsx' }),
  main('domain 4.11', 'score/{token}', { page: 'competitions/tournaments/scoring/score-page.tsx' }),
  main('domain 4.11', 'team/{id}/tournaments/new', {
    guards: 'SP',
    page: 'competitions/tournaments/settings/new-tournament-page.tsx',
    asksBeforeLeaving: true,
  }),
];
