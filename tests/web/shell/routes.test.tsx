import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routesOf } from '#web/app/router/routes.ts';
import { openApp } from '../support/app.tsx';
import { gameAnswers, gameId, matchId } from '../support/competitions/games.ts';
import { playoffAnswers, playoffId } from '../support/competitions/playoffs.ts';
import { scheduleAnswers } from '../support/competitions/schedules.ts';
import { seasonAnswers, seasonId } from '../support/competitions/seasons.ts';
import { sheetToken, slug, tournamentAnswers } from '../support/competitions/tournaments.ts';
import { eventAnswers, eventId } from '../support/events/events.ts';
import { fixtureAnswers, fixtureMatchId } from '../support/events/fixtures.ts';
import { followingAnswers } from '../support/events/following.ts';
import { ownPages, pages } from '../support/headings.ts';
import { invoiceAnswers, invoiceId } from '../support/payments/invoices.ts';
import { withoutPlans } from '../support/payments/plans.ts';
import { transactionAnswers } from '../support/payments/transactions.ts';
import { kim } from '../support/people/family.ts';
import { placeAnswers, placeId } from '../support/places.ts';
import { otherId, signedIn } from '../support/signed-in.ts';
import { organizationAnswers, organizationId } from '../support/teams/organizations.ts';
import { teamAnswers, teamId } from '../support/teams/teams.ts';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
);

const patience = { timeout: 30_000 };
const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, patience);

const ids: Readonly<Record<string, string>> = {
  places: placeId,
  family: kim.id,
  team: teamId,
  organization: organizationId,
  season: seasonId,
  seasons: seasonId,
  tournament: slug,
  playoff: playoffId,
  'discover/games': gameId,
  invoices: invoiceId,
};
const at = (path: string) =>
  `/${path
    .replace('{id}', ids[path.split('/{')[0] ?? ''] ?? ids[path.split('/')[0] ?? ''] ?? eventId)
    .replace('{gameId}', gameId)
    .replace('{matchId}', path.startsWith('playoff/') ? 'W1-2' : path.endsWith('/score') ? matchId : fixtureMatchId)
    .replace('{context}', 'events')
    .replace('{slug}', 'capital-sports')
    .replace('{anything}', 'more')
    .replace('{token}', sheetToken)
    .replace('{hostId}', otherId)
    .replace('{userId}', otherId)}`;
/** What some pages need in their address to have something to show. */
const addressOf = (path: string) =>
  path
    .replace(/^mail\/off$/, '$&?token=x')
    .replace(/^guest\/claim$/, '$&?key=x')
    .replace(/^(team-invite|family\/login|change-email)$/, '$&?token=x')
    .replace(/^places\/poster$/, '$&?place={id}');
const dialog = 'auth/dialog';
/** The event section with its children. */
const isOfEvent = (path: string) => path.split('/')[0] === 'event';
/** Leads home: an organisation has its address below it. */
const leading = 'org';

describe('the routes of the main host', () => {
  it.each(Object.entries(pages).filter(([path]) => path !== dialog && !isOfEvent(path)))(
    'show a visitor %s',
    async (path, heading) => {
      const app = await openApp(at(path), {
        ...withoutPlans,
        ...eventAnswers(),
        ...placeAnswers,
        ...teamAnswers,
        ...gameAnswers(),
        ...followingAnswers,
        ...scheduleAnswers,
        ...playoffAnswers,
        ...seasonAnswers,
        ...tournamentAnswers,
        ...organizationAnswers,
      });
      expect(await h1(heading)).toBeTruthy();
      expect(app.path()).toBe(at(path));
    },
    60_000,
  );

  it.each(Object.entries(ownPages).filter(([path]) => !isOfEvent(path)))(
    'show a signed-in person %s',
    async (path, heading) => {
      const app = await openApp(at(path), {
        ...signedIn(),
        ...gameAnswers(),
        ...fixtureAnswers,
        ...playoffAnswers,
        ...tournamentAnswers,
        ...invoiceAnswers,
        ...transactionAnswers,
        ...(/organization|external/.test(path) && organizationAnswers),
      });
      expect(await h1(heading)).toBeTruthy();
      expect(app.path()).toBe(at(path));
    },
    60_000,
  );

  it.each(routesOf('main').filter(({ path }) => isOfEvent(path)))(
    'show everything of the event section: $path',
    async ({ path, guards, redirectTo = path }) => {
      const app = await openApp(at(path), guards.includes('S') ? { ...signedIn(), ...gameAnswers() } : eventAnswers());
      expect(await h1({ ...pages, ...ownPages }[redirectTo] ?? 'no page')).toBeTruthy();
      expect(app.path()).toBe(at(redirectTo));
    },
    60_000,
  );

  it.each([
    ['', '/sign-up'],
    ['share/event/{id}', '/evt/{id}'],
  ])('lead from %s on to its page', async (path, target) => {
    const app = await openApp(at(path), eventAnswers());
    await waitFor(() => expect(app.path()).toBe(target.replace('{id}', eventId)), patience);
  });

  it('lead from games/{id}/manage on to the page that manages the event', async () => {
    const app = await openApp(at('games/{id}/manage'), signedIn());
    expect(await h1('Manage')).toBeTruthy();
    expect(app.path()).toBe(at('event/{id}/manage'));
  });

  it('keep a link on our own pages, whatever stands for the id', async () => {
    const app = await openApp(`/share/event/${encodeURIComponent('//evil.example')}`);
    await h1(/RUFF/);
    expect(app.path()).toBe(`/evt/${encodeURIComponent('//evil.example')}`);
  });

  it('are all shown above, as far as they are built', () => {
    const built = routesOf('main').filter(({ page, path }) => page && path !== leading);
    expect(built.map(({ path }) => addressOf(path)).toSorted()).toEqual(
      [...Object.keys(pages), ...Object.keys(ownPages)].toSorted(),
    );
  });

  it('show only a few on other hosts', () => {
    const pathsOf = (host: 'customDomain' | 'organization') => routesOf(host).map(({ path }) => path);
    expect(pathsOf('customDomain')).toEqual(['', '*']);
    expect(pathsOf('organization')).toHaveLength(9);
  });
});
