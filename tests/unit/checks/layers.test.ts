import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkLayers } from '../../../.ci/layers.ts';

const root = resolve(import.meta.dirname, '../../..');
const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** A tree of small files that import as told, with our node_modules beside them. */
function plant(files: Record<string, string[]>): string {
  const tree = mkdtempSync(join(tmpdir(), 'layers-'));
  trees.push(tree);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  writeFileSync(
    join(tree, 'package.json'),
    JSON.stringify({
      type: 'module',
      dependencies: { zod: '*', electrodb: '*' },
      devDependencies: { vitest: '*' },
      imports: { '#shared/*': './shared/*', '#lambdas/*': './lambdas/*', '#web/*': './web/*' },
    }),
  );
  for (const folder of ['bin', 'infra', 'lambdas', 'shared', 'tests', 'web']) mkdirSync(join(tree, folder));
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(
      join(tree, path),
      `${imports.map((from) => `import '${from}';`).join('\n')}\nexport const planted = 1;\n`,
    );
  }
  return tree;
}

const planted: [rule: string, files: Record<string, string[]>][] = [
  ['no-cycles', { 'shared/a.ts': ['./b.ts'], 'shared/b.ts': ['./a.ts'] }],
  ['shared-imports-nothing-of-ours', { 'shared/a.ts': ['../lambdas/b.ts'], 'lambdas/b.ts': [] }],
  ['shared-needs-only-zod', { 'shared/a.ts': ['electrodb'] }],
  ['shared-needs-no-runtime', { 'shared/a.ts': ['node:fs'] }],
  ['web-sees-only-shared', { 'web/a.tsx': ['../lambdas/b.ts'], 'lambdas/b.ts': [] }],
  ['lambdas-do-not-see-infra-or-web', { 'lambdas/a.ts': ['../infra/b.ts'], 'infra/b.ts': [] }],
  ['lambdas-do-not-see-infra-or-web', { 'lambdas/events/pages/a.ts': ['#web/app/b.ts'], 'web/app/b.ts': [] }],
  ['only-pages-use-blocks', { 'lambdas/events/operations/a.ts': ['#web/blocks/b.ts'], 'web/blocks/b.ts': [] }],
  ['only-pages-use-blocks', { 'lambdas/kernel/pages/a.ts': ['#web/blocks/b.ts'], 'web/blocks/b.ts': [] }],
  ['only-pages-use-blocks', { 'lambdas/events/pages.ts': ['react'] }],
  ['contexts-import-only-ports', { 'lambdas/events/a.ts': ['#lambdas/teams/b.ts'], 'lambdas/teams/b.ts': [] }],
  [
    'contexts-import-ports-above-them',
    { 'lambdas/teams/a.ts': ['#lambdas/events/ports/b.ts'], 'lambdas/events/ports/b.ts': [] },
  ],
  [
    'contexts-import-ports-above-them',
    { 'lambdas/accounts/a.ts': ['#lambdas/people/ports/b.ts'], 'lambdas/people/ports/b.ts': [] },
  ],
  ['kernel-knows-no-context', { 'lambdas/kernel/a.ts': ['../events/b.ts'], 'lambdas/events/b.ts': [] }],
  ['kernel-knows-no-context', { 'lambdas/kernel/a.ts': ['#shared/events/b.ts'], 'shared/events/b.ts': [] }],
  ['shared-contract-knows-no-context', { 'shared/contract/a.ts': ['../events/b.ts'], 'shared/events/b.ts': [] }],
  ['features-do-not-import-each-other', { 'web/app/features/a/x.tsx': ['../b/y.tsx'], 'web/app/features/b/y.tsx': [] }],
  ['site-is-light', { 'web/blocks/a.ts': ['leaflet'] }],
  ['site-is-light', { 'web/site/a.tsx': ['../app/b.ts'], 'web/app/b.ts': [] }],
  ['cloud-does-not-see-local', { 'infra/cloud/a.ts': ['../local/b.ts'], 'infra/local/b.ts': [] }],
  ['local-does-not-see-cloud', { 'infra/local/a.ts': ['../cloud/b.ts'], 'infra/cloud/b.ts': [] }],
  ['bundling-sees-no-substrate', { 'infra/bundling/a.ts': ['../local/b.ts'], 'infra/local/b.ts': [] }],
  ['infra-does-not-see-web', { 'infra/a.ts': ['../web/b.ts'], 'web/b.ts': [] }],
  ['only-infra-uses-cdk', { 'lambdas/a.ts': ['constructs'] }],
  ['only-stores-use-electrodb', { 'lambdas/events/handler.ts': ['electrodb'] }],
  ['operations-do-not-touch-aws', { 'lambdas/events/operations/a.ts': ['@aws-sdk/client-dynamodb'] }],
  ['only-the-provider-uses-stripe', { 'lambdas/payments/orders/a.ts': ['stripe'] }],
  ['only-payments-knows-stripe', { 'web/app/a.ts': ['stripe'] }],
  ['only-session-uses-amplify', { 'web/app/a.ts': ['aws-amplify'] }],
  ['not-to-dev-dependencies', { 'lambdas/a.ts': ['vitest'] }],
  ['nothing-imports-tests', { 'bin/a.ts': ['../tests/b.ts'], 'tests/b.ts': [] }],
];

it.each(planted)('reports a planted violation of %s', async (rule, files) => {
  const { findings } = await checkLayers(plant(files));
  expect(findings.map((finding) => finding.rule)).toContain(rule);
});

it('has a planted violation for every rule', async () => {
  const { default: config } = await import('../../../.ci/dependency-cruiser.cjs');
  const rules = config.forbidden.map(({ name }: { name: string }) => name);
  expect([...new Set(planted.map(([rule]) => rule))].sort()).toEqual([...new Set(rules)].sort());
});

it('finds nothing in a tree that keeps the rules', async () => {
  const tree = plant({
    'shared/a.ts': ['zod'],
    'lambdas/events/handler.ts': ['#shared/a.ts', '../kernel/b.ts', '#lambdas/teams/ports/c.ts'],
    'lambdas/kernel/b.ts': [],
    'lambdas/teams/ports/c.ts': [],
    'lambdas/events/guests/pages/d.ts': ['#web/blocks/e.ts'],
    'web/blocks/e.ts': ['react', 'react-dom/server'],
  });
  expect(await checkLayers(tree)).toEqual({ findings: [], modules: 6 });
});
