import { spawnSync } from 'node:child_process';

const vitest = 'vitest run --config .ci/vitest.config.ts';

/**
 * All tests: everything that `check` does, then pages, the authorization matrix, simulations and the product as a
 * process, then the journeys in a browser. Stops at the first part that fails.
 */
const parts = [
  'node .ci/check.ts',
  `${vitest} --project 'web*' --project matrix --project simulation --project process`,
  'node .ci/browser.ts',
  `${vitest} --project browser`,
];
for (const part of parts) {
  const { status } = spawnSync(part, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
