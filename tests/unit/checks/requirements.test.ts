import { expect, it } from 'vitest';
import { importsOf } from '../../../.ci/imports.ts';
import { deadProofs, missingTests, proofsWithoutPage, readRequirements } from '../../../.ci/requirements.ts';

const rows = readRequirements();

it('names only tests that exist', () => {
  expect(missingTests(rows)).toEqual([]);
});

it('notices a test that is not there', () => {
  const here = { ...row, file: 'tests/unit/checks/requirements.test.ts' };
  expect(missingTests([{ ...here, title: ['a title', 'that is not there'].join(' ') }])).toHaveLength(1);
  expect(missingTests([{ ...here, title: ['notices a', 'test'].join(' ') }])).toHaveLength(1);
});

it('names only tests that reach the product', () => {
  expect([...deadProofs(rows), ...proofsWithoutPage(rows)]).toEqual([]);
});

const row = { id: 'R-X-01', says: 'x', file: 'tests/unit/planted.test.ts', title: 'a planted proof' };
/** The imports of the project, and of a planted test that has no others than these. */
const planted =
  (...imports: readonly string[]) =>
  (file: string) =>
    file === row.file ? imports : file === 'tests/support/planted.ts' ? ['web/app/planted.ts'] : importsOf(file);

it('refuses a proof against dead code, also where a support file hides it', () => {
  const live = 'web/app/router/guards.ts';
  expect(deadProofs([row], planted(live))).toEqual([]);
  for (const door of ['web/app/planted.ts', 'tests/support/planted.ts'])
    expect(deadProofs([row], planted(live, door))).toEqual([
      'R-X-01: tests/unit/planted.test.ts proves nothing: web/app/planted.ts: nothing of the product imports it',
    ]);
});

it('refuses a proof that reaches no route, operation, job or listener', () => {
  const reachesNothing = expect.stringContaining('it reaches no route, operation, job or listener');
  expect(deadProofs([row], planted())).toEqual([reachesNothing]);
  expect(deadProofs([row], planted('infra/local/front/front-door.ts'))).toEqual([reachesNothing]);
  expect(deadProofs([row], planted('lambdas/functions.ts'))).toEqual([]);
});

it('refuses a proof of a route that has no page', () => {
  expect(proofsWithoutPage([{ ...row, id: 'R-ROUTEOH-01' }])).toEqual(['R-ROUTEOH-01: its route has no page']);
  expect(proofsWithoutPage([{ ...row, id: 'R-ROUTE-02' }])).toEqual([]);
});

it('has one row per requirement', () => {
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^R-[A-Z]+-\d{2}$/.test(id))).toBe(true);
  expect(rows.every(({ says }) => says.length > 0)).toBe(true);
});

/**
 * The specification names a service that rates duplicates, to be signed in to at start (R-SHELL-08), and says nothing
 * else of it: neither what it is nor how it is reached. Nothing can be built or proven until a player says so.
 */
const unknown = ['R-SHELL-08'];

it('has proof of everything in the areas that are complete', () => {
  const complete = ['AUTH', 'SHELL', 'ERR', 'CONST'];
  const open = rows.filter(({ id, file }) => complete.includes(id.split('-')[1] ?? '') && !file);
  expect(open.map(({ id }) => id)).toEqual(unknown);
});
