import { spawnSync } from 'node:child_process';

/** All tests: everything that `check` does, then the journeys in a browser. Stops at the first part that fails. */
const parts = [
  'node .ci/check.ts',
  'node .ci/browser.ts',
  'vitest run --config .ci/vitest.config.ts --project browser',
];
for (const part of parts) {
  const { status } = spawnSync(part, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
