import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from '#shared/hosts.ts';
import { guardSiteBuilder } from '#web/app/router/site-builder-guard.ts';
import { guardTeamSite, judgeTeamSite, type SiteTeam, type TeamLookup } from '#web/app/router/team-site-guard.ts';

const main: Host = { type: 'main', platform: 'rovers' };
const ownDomain: Host = { type: 'customDomain', platform: 'rovers', domain: 'reds.example' };
const organization: Host = { type: 'organization', platform: 'rovers', teamId: 'tem_2' };
const reds: SiteTeam = {
  name: 'The Reds',
  description: 'Soccer in Austin, every Sunday.',
  imageUrl: 'https://rovers.example/reds.png',
  creatorId: 'usr_1',
};

/** Knows one team, at one domain and by two ids. */
const lookup = (team: SiteTeam | undefined = reds) =>
  ({
    findByDomain: vi.fn(async (domain) => (domain === 'reds.example' ? team : undefined)),
    findById: vi.fn(async (id) => (id.startsWith('tem_') ? team : undefined)),
  }) satisfies TeamLookup;

const metaOf = (selector: string) => document.head.querySelector(`meta[${selector}]`)?.getAttribute('content');

/** Where a person ends who opens a team's site, and with which status. */
async function open(host: Host, path: string, teams: TeamLookup) {
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => 'root' },
      { path: '/team/:id?', middleware: [guardTeamSite(host, teams)], loader: () => 'team' },
    ],
    { initialEntries: [path] },
  );
  router.initialize();
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const [error] = Object.values(router.state.errors ?? {}) as { status: number }[];
  return { path: router.state.location.pathname, status: error?.status ?? 200 };
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.title = '';
});

describe('the team site guard', () => {
  it('leads to the root on the main host without an id', async () => {
    const teams = lookup();
    expect(await open(main, '/team', teams)).toEqual({ path: '/', status: 200 });
    expect(teams.findById).not.toHaveBeenCalled();
  });

  it('looks the team up by the id in the path on the main host', async () => {
    const teams = lookup();
    expect(await open(main, '/team/tem_1', teams)).toEqual({ path: '/team/tem_1', status: 200 });
    expect(teams.findById).toHaveBeenCalledWith('tem_1');
    expect(teams.findByDomain).not.toHaveBeenCalled();
  });

  it('looks the team up by the domain on a custom domain, whatever the path says', async () => {
    const teams = lookup();
    await open(ownDomain, '/team/tem_1', teams);
    expect(teams.findByDomain).toHaveBeenCalledWith('reds.example');
    expect(teams.findById).not.toHaveBeenCalled();
  });

  it('shows the organization host its own team', async () => {
    const teams = lookup();
    await open(organization, '/team', teams);
    expect(teams.findById).toHaveBeenCalledWith('tem_2');
  });

  it('sets title, description and share image from the team', async () => {
    await open(main, '/team/tem_1', lookup());
    expect(document.title).toBe('The Reds');
    expect(metaOf('name="description"')).toBe('Soccer in Austin, every Sunday.');
    expect(metaOf('property="og:title"')).toBe('The Reds');
    expect(metaOf('property="og:image"')).toBe('https://rovers.example/reds.png');
  });

  it('leaves no share image of an earlier team behind', async () => {
    await open(main, '/team/tem_1', lookup());
    await open(main, '/team/tem_2', lookup({ name: 'Blues', description: 'Run.', creatorId: 'usr_2' }));
    expect(document.title).toBe('Blues');
    expect(metaOf('property="og:image"')).toBeUndefined();
  });

  it('leads to the root on the main host when no team is found', async () => {
    expect(await open(main, '/team/nobody', lookup())).toEqual({ path: '/', status: 200 });
  });

  it('leads to the root on the main host when the team has no creator', async () => {
    const orphan = lookup({ ...reds, creatorId: undefined });
    expect(await open(main, '/team/tem_1', orphan)).toEqual({ path: '/', status: 200 });
    expect(document.title).toBe('');
  });

  it('answers "not found" elsewhere than on the main host, where the root would lead back here', async () => {
    const orphan = lookup({ ...reds, creatorId: undefined });
    expect(await open(ownDomain, '/team', orphan)).toEqual({ path: '/team', status: 404 });
    expect(await judgeTeamSite({ ...ownDomain, domain: 'nobody.example' }, undefined, lookup())).toEqual({
      instead: 'notFound',
    });
    expect(await judgeTeamSite(organization, undefined, orphan)).toEqual({ instead: 'notFound' });
  });
});

describe('the site-builder route', () => {
  const build = async (permits: boolean) => {
    const router = createMemoryRouter(
      [
        { path: '/site', loader: () => 'list' },
        {
          path: '/site/build',
          middleware: [guardSiteBuilder({ permitsAnotherSite: async () => permits })],
          loader: () => 'builder',
        },
      ],
      { initialEntries: ['/site/build'] },
    );
    router.initialize();
    await waitFor(() => expect(router.state.initialized).toBe(true));
    return router.state.location.pathname;
  };

  it('opens while the site builder permits another site', async () => {
    expect(await build(true)).toBe('/site/build');
  });

  it('shows the list of sites when the site builder does not permit another one', async () => {
    expect(await build(false)).toBe('/site');
  });
});

afterEach(() => (document.head.innerHTML = ''));
