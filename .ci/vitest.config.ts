import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
const support = (file: string) => `${root}tests/support/${file}`;

/** One project per kind of test, so that each gets what it needs and nothing more. */
export default defineConfig({
  root,
  test: {
    silent: 'passed-only',
    projects: [
      {
        root,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], setupFiles: [support('setup.ts')] },
      },
      {
        root,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: [support('data-engine.ts')],
          setupFiles: [support('setup.ts'), support('cloud.ts')],
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: 'infra',
          include: ['tests/infra/**/*.test.ts'],
          setupFiles: [support('setup.ts')],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          setupFiles: [support('setup.ts')],
          testTimeout: 600_000,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: [support('setup.ts')],
          css: false,
        },
      },
      {
        root,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: [`${root}tests/browser/support/global-setup.ts`],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // One browser, one file after the other, and not while the other projects need the machine.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
