import { availableParallelism } from 'node:os';
import { runSteps } from './steps.ts';

/** What a change is held to before it is committed. The slowest first, so that two cores end together. */
const failed = await runSteps(
  [
    {
      name: 'unit, api and infra tests',
      command: 'vitest run --config .ci/vitest.config.ts --project unit --project api --project infra',
    },
    { name: 'web build', command: 'node .ci/web-build.ts && node .ci/budgets.ts --sizes-only' },
    { name: 'types', command: 'tsc -p . --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo' },
    { name: 'lint and format', command: 'biome check --max-diagnostics=50 .' },
    { name: 'layers', command: 'node .ci/layers.ts' },
    { name: 'promises made while rendering', command: 'node .ci/render-promises.ts' },
    {
      name: 'dead code',
      command:
        'knip -c .ci/knip.config.ts --no-config-hints && knip -c .ci/knip.config.ts --no-config-hints --production',
    },
    { name: 'generated files', command: 'node .ci/generate.ts --check' },
  ],
  Math.min(2, availableParallelism()),
);
process.exit(failed === 0 ? 0 : 1);
