import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { requireBrowser } from '../../../.ci/browser.ts';
import { startProductProcess } from './product-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product with its first world is. No one moves its clock. */
    origin: string;
    /** Where the one browser of the run listens. */
    browser: string;
  }
}

const quietly = [
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
];

/** One browser and one product with its first world for the whole run; `ROVERS_ORIGIN` names one that runs already. */
export async function setup({ provide }: TestProject) {
  const executablePath = requireBrowser();
  const running = process.env.ROVERS_ORIGIN;
  const [browser, product] = await Promise.all([
    chromium.launchServer({ executablePath, headless: true, args: quietly }),
    running ? { origin: running, stop: async () => {} } : startProductProcess(),
  ]);
  provide('browser', browser.wsEndpoint());
  provide('origin', product.origin);
  return async () => {
    await browser.close();
    await product.stop();
  };
}
