import { at, type RouteEntry } from './route-entry.ts';

const main = at('main');

/** The pages of one tournament, and of the score of one match. */
export const tournamentRoutes: readonly RouteEntry[] = [
  main('domain 4.11', 'tournament/{id}', { page: 'tournaments/tournament-page.tsx' }),
  main('domain 4.11', 'tournament/{id}/edit', {
    guards: 'SP',
    page: 'tournaments/edit-tournament-page.tsx',
    asksBeforeLeaving: true,
  }),
  main('domain 4.11', 'tournament/{id}/desk', { guards: 'SP', page: 'tournaments/desk-page.tsx' }),
  main('domain 4.11', 'tournament/{id}/sheets', { guards: 'SP', page: 'tournaments/sheets-page.tsx' }),
  main('domain 4.11', 'tournament/{id}/tv', { page: 'tournaments/tv-page.tsx' }),
  main('domain 4.11', 'score/{token}', { page: 'tournaments/score-page.tsx' }),
  main('domain 4.11', 'team/{id}/tournaments/new', {
    guards: 'SP',
    page: 'tournaments/new-tournament-page.tsx',
    asksBeforeLeaving: true,
  }),
];
