import type { LaunchOptions } from 'playwright-core';

/** How the browsers of tests are started. */
export const launched = (executablePath: string): LaunchOptions => ({
  executablePath,
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A camera that shows a test picture and is allowed without a question.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
});
