import type { AccessibleWorld } from './accessible-world.ts';

const austin = '?lat=30.2672&lng=-97.7431&near=Austin,+TX';
/** What some pages need in their address to have something to show. */
const queries: Readonly<Record<string, string>> = {
  'discovery/search/discover-page.tsx': austin,
  'discovery/search/full-search-page.tsx': '?q=running',
  'notifications/mail/mail-off-page.tsx': '?token=none',
  'events/guests/claim-guest-page.tsx': '?key=none',
  'accounts/identity/verify-email-page.tsx': '?email=sam@people.example',
  'teams/invites/invite-page.tsx': '?token=none',
  'people/family/own-login-page.tsx': '?token=none',
};

/** A page of the table of routes, and who is let in. */
export interface BuiltPage {
  readonly page: string;
  readonly path: string;
  readonly guards: string;
}

/** Where a page is found in this world, with what it needs to have something to show. */
export const addressOf = ({ page, path }: BuiltPage, world: AccessibleWorld) => {
  const query = page === 'places/details/poster-page.tsx' ? `?place=${world.placeId}` : (queries[page] ?? '');
  const filled = path
    .replace('{id}', idFor(page, world))
    .replace('{hostId}', world.hostId)
    .replace('{userId}', world.playerId)
    .replace('{slug}', world.organizationSlug)
    .replace('{gameId}', isScore(page) ? world.gameId : world.match.gameId)
    .replace('{matchId}', matchIdFor(page, world))
    .replace('{context}', 'events')
    .replace('{token}', world.sheetToken);
  return `/${filled}${query}`;
};

const isScore = (page: string) => page === 'competitions/games/keypad/score-page.tsx';

const matchIdFor = (page: string, world: AccessibleWorld) => {
  if (page.startsWith('competitions/playoffs/')) return 'W1-1';
  return isScore(page) ? world.scoredId : world.match.matchId;
};

function idFor(page: string, world: AccessibleWorld): string {
  const ofTeam =
    /^(competitions\/(seasons\/(new-|sessions\/groups)|tournaments\/settings\/new-)|teams\/(organizations\/ties|external)\/team-)/;
  if (ofTeam.test(page)) return world.teamId;
  const byPage: Readonly<Record<string, string>> = {
    'competitions/playoffs/playoff-page.tsx': world.playoffId,
    'competitions/playoffs/scoring/score-page.tsx': world.finalId,
    'competitions/games/game-page.tsx': world.gameId,
    'competitions/payments/season-payments-page.tsx': world.seasonId,
    'competitions/payments/tournament-payments-page.tsx': world.tournamentSlug,
    'competitions/printing/season-print-page.tsx': world.seasonId,
    'competitions/printing/tournament-print-page.tsx': world.tournamentSlug,
    'events/draws/draw-page.tsx': world.drawnId,
    'activity/log/team-history-page.tsx': world.teamId,
    'payments/invoices/invoice-page.tsx': world.invoiceId,
    'payments/organizations/organization-payments-page.tsx': world.organizationId,
  };
  const byFolder: readonly (readonly [string, string])[] = [
    ['places/', world.placeId],
    ['teams/organizations/', world.organizationId],
    ['teams/', world.teamId],
    ['competitions/tournaments/', world.tournamentSlug],
    ['competitions/seasons/', world.seasonId],
    ['competitions/schedules/', world.seasonId],
    ['competitions/standings/', world.seasonId],
    ['competitions/playoffs/', world.gameId],
    ['people/family/member-', world.dependantId],
  ];
  return byPage[page] ?? byFolder.find(([beginning]) => page.startsWith(beginning))?.[1] ?? world.eventId;
}
