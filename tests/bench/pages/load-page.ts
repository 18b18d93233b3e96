import type { BrowserContext } from 'playwright-core';

/** One visit of a page. */
export interface Load {
  /** When the largest part in view was painted, ms after the start. https://web.dev/articles/lcp */
  readonly lcpMs: number;
  readonly cls: number;
  /** What came over the network, in KB. */
  readonly kilobytes: number;
}

const kilobit = 1000 / 8;

/** Loads a page as a phone with a quarter of this processor and a network of 1.6 Mbit/s and 150 ms would. */
export async function loadPage(context: BrowserContext, address: string): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1600 * kilobit,
    uploadThroughput: 750 * kilobit,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  // A busy machine may have all files and nothing painted yet.
  await page.locator('h1').first().waitFor({ timeout: 120_000 });
  const { lcpMs, cls } = await page.evaluate(readVitals);
  await page.close();
  return { lcpMs: Math.round(lcpMs), cls: Math.round(cls * 1000) / 1000, kilobytes: Math.round(bytes / 1000) };
}

/** Runs in the page: what the browser has seen of its painting so far. */
function readVitals(): Promise<{ lcpMs: number; cls: number }> {
  const seen = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 3000);
    });
  return Promise.all([seen('largest-contentful-paint'), seen('layout-shift')]).then(([paints, shifts]) => ({
    lcpMs: paints.at(-1)?.startTime ?? Number.NaN,
    cls: (shifts as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0),
  }));
}
