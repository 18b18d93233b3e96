import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes, routesOf } from '#web/app/router/routes.ts';

const root = new URL('../../../', import.meta.url);
const named = routes.flatMap(({ requirements }) => requirements);
const required = readFileSync(new URL('tests/requirements.tsv', root), 'utf8')
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '')
  .filter((id) => /^R-ROUTE(CD|OH)?-\d+$/.test(id));

describe('the route table', () => {
  it('names every route of the specification exactly once', () => {
    expect(required.length).toBeGreaterThan(100);
    expect(named.filter((id) => id.startsWith('R-')).toSorted()).toEqual(required.toSorted());
  });

  it('has each path once per kind of host', () => {
    const places = routes.map(({ host, path }) => `${host} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('names pages that exist', () => {
    const missing = routes.filter(({ page }) => page && !existsSync(new URL(`web/app/features/${page}`, root)));
    expect(missing).toEqual([]);
  });

  it('redirects to paths of its own', () => {
    const paths = new Set(routesOf('main').map(({ path }) => path));
    for (const { redirectTo } of routes) if (redirectTo) expect(paths).toContain(redirectTo);
  });

  it('guards what decision D7 guards', () => {
    const guards = Object.fromEntries(routesOf('main').map((route) => [route.path, route.guards.join('')]));
    expect(guards).toMatchObject({
      create: 'SP',
      'teams/create': 'SP',
      'places/new': 'SP',
      'form/build': 'SP',
      'form/build/{id}': 'SG',
      'form/{id}/submissions': 'SG',
      form: 'S',
      site: 'S',
      home: 'S',
      'teams-v3': 'S',
      'site/build': 'SG',
      'site/build/{id}': 'SG',
      'places/edit/{id}': 'SG',
      'event/{id}/manage': 'SG',
      admin: 'SG',
      login: 'N',
      'sign-up': 'N',
      'forgot-password': 'N',
      'auth/login': '',
    });
  });
});
