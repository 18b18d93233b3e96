import { availableParallelism } from 'node:os';
import { runSteps } from './steps.ts';

/** Everything but the browser. The slowest first, so that two cores end together. */
const failed = await runSteps(
  [
    {
      name: 'unit, api, infra and page tests',
      command: 'vitest run --config .ci/vitest.config.ts --project=!browser --project=!soak',
    },
    { name: 'web build', command: 'vite build --logLevel warn && node .ci/budgets.ts' },
    { name: 'types', command: 'tsc -p .' },
    { name: 'lint and format', command: 'biome check --max-diagnostics=50 .' },
    { name: 'layers', command: 'node .ci/layers.ts' },
    { name: 'dead code', command: 'knip --config .ci/knip.json' },
    { name: 'generated files', command: 'node .ci/generate.ts --check' },
  ],
  Math.min(2, availableParallelism()),
);
process.exit(failed === 0 ? 0 : 1);
