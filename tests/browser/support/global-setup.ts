import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { requireBrowser } from '../../../.ci/browser.ts';
import { launched } from './launched.ts';
import { startProductProcess } from './product-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product with its first world is. No one moves its clock. */
    origin: string;
    /** Where the one browser of the run listens. */
    browser: string;
    /** The path of a browser with all that one has. */
    wholeBrowser: string;
  }
}

/** One browser and one product with its first world for the whole run; `ROVERS_ORIGIN` names one that runs already. */
export async function setup({ provide }: TestProject) {
  const [wholeBrowser, light] = [requireBrowser({ isWhole: true }), requireBrowser()];
  const running = process.env.ROVERS_ORIGIN;
  const [browser, product] = await Promise.all([
    chromium.launchServer(launched(light)),
    running ? { origin: running, stop: async () => {} } : startProductProcess(),
  ]);
  provide('browser', browser.wsEndpoint());
  provide('wholeBrowser', wholeBrowser);
  provide('origin', product.origin);
  return async () => {
    await browser.close();
    await product.stop();
  };
}
