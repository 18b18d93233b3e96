import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
const support = (file: string) => `${root}tests/support/${file}`;

/** Hangs are found by it; how long work takes is for benchmarks to say. */
const patienceMs = 120_000;

/** Page tests that replace modules, or need those that keep something to be new. */
const alone = [
  'activity/log/history',
  'accounts/identity/identity',
  'accounts/identity/identity-codes',
  'accounts/identity/log-out',
  'shell/late-page',
  'shell/shell',
  'shell/unloaded',
].map((name) => `tests/web/${name}.test.tsx`);

/** Node runs our TypeScript as it is: pages alone need a transform. Nothing outside the page tests replaces modules. */
const native = { viteModuleRunner: false, nodeLoader: false };

/** Tests of the product's functions on engines and a table of their own, which every file begins anew. */
const onEngines = (name: string, folder: string) => ({
  root,
  test: {
    name,
    isolate: false,
    experimental: native,
    include: [`${folder}/**/*.test.ts`],
    setupFiles: [support('setup.ts'), support('each-file.ts')],
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
  },
});

const page = {
  root,
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['tests/web/**/*.test.{ts,tsx}'],
    setupFiles: [support('setup.ts'), support('page-setup.ts')],
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    css: false,
  },
};

const inBrowser = {
  experimental: native,
  globalSetup: [support('product/warm-bundles.ts'), `${root}tests/browser/support/global-setup.ts`],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 45_000 } },
  // Not while the other projects need the machine.
  sequence: { groupOrder: 1 },
};

/** One project per kind of test, so that each gets what it needs and nothing more. */
export default defineConfig({
  root,
  test: {
    silent: 'passed-only',
    maxWorkers: availableParallelism(),
    projects: [
      {
        root,
        test: {
          name: 'unit',
          isolate: false,
          experimental: native,
          testTimeout: patienceMs,
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: [support('setup.ts')],
        },
      },
      onEngines('api', 'tests/api'),
      // Every operation asked by every role: part of `npm test`.
      onEngines('matrix', 'tests/matrix'),
      {
        root,
        test: {
          name: 'infra',
          isolate: false,
          experimental: native,
          include: ['tests/infra/**/*.test.ts'],
          setupFiles: [support('setup.ts')],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // The CDK's own rules only warn, and take most of a synthesis; `npm run synth` prints what they find.
          env: { CDK_VALIDATION: 'false' },
        },
      },
      {
        root,
        test: {
          name: 'simulation',
          isolate: false,
          experimental: native,
          include: ['tests/simulation/**/*.test.ts'],
          setupFiles: [support('setup.ts')],
          // As many schedules as are asked for take as long as they take.
          testTimeout: process.env.SCHEDULES ? 0 : 600_000,
        },
      },
      {
        ...page,
        test: {
          ...page.test,
          name: 'web',
          isolate: false,
          exclude: alone,
          setupFiles: [...page.test.setupFiles, support('settled-imports.ts')],
        },
      },
      {
        ...page,
        test: { ...page.test, name: 'web-alone', include: alone },
      },
      {
        root,
        test: {
          name: 'process',
          experimental: native,
          include: ['tests/process/**/*.test.ts'],
          globalSetup: [support('product/warm-bundles.ts')],
          setupFiles: [support('setup.ts')],
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
        },
      },
      { root, test: { ...inBrowser, name: 'browser', include: ['tests/browser/**/*.test.ts'] } },
      // What takes too many people for every run: `npm run soak`.
      { root, test: { ...inBrowser, name: 'soak', include: ['tests/soak/**/*.test.ts'] } },
    ],
  },
});
