import { availableParallelism } from 'node:os';
import { runSteps } from './steps.ts';

/**
 * Runs the tests of these projects in one go, and beside them every check that is no test.
 * @returns the number of failed steps
 */
export const runChecks = (projects: readonly string[]): Promise<number> =>
  runSteps(
    [
      {
        name: 'tests',
        command: `vitest run --config .ci/vitest.config.ts ${projects.map((name) => `--project '${name}'`).join(' ')}`,
        isLive: true,
      },
      { name: 'types', command: 'tsc -p . --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo' },
      { name: 'lint and format', command: 'biome check --max-diagnostics=50 .' },
      { name: 'layers', command: 'node .ci/layers.ts' },
      { name: 'operation layer', command: 'node .ci/operation-layer.ts' },
      { name: 'look', command: 'node .ci/look.ts' },
      { name: 'unstyled', command: 'node .ci/unstyled.ts' },
      { name: 'unnamed subjects', command: 'node .ci/unnamed-subjects.ts' },
      { name: 'promises made while rendering', command: 'node .ci/render-promises.ts' },
      {
        name: 'dead code',
        command:
          'knip -c .ci/knip.config.ts --no-config-hints && knip -c .ci/knip.config.ts --no-config-hints --production',
      },
      { name: 'API document', command: 'node .ci/generate.ts --check' },
      { name: 'web build', command: 'node .ci/web-build.ts && node .ci/budgets.ts --sizes-only' },
    ],
    Math.min(2, availableParallelism()),
  );

/** What a change is held to before it is committed. */
if (process.argv[1] === import.meta.filename) process.exit((await runChecks(['unit', 'api', 'infra'])) === 0 ? 0 : 1);
