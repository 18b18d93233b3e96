import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { demoPassword } from '#infra/local/seeds/demo-sign-ins.ts';
import { people } from '#infra/local/seeds/people.ts';
import { startProductProcess } from '#tests/browser/support/product-process.ts';
import { requireBrowser } from '../../../.ci/browser.ts';
import { atMost, type Benchmark, type Target } from '../benchmark.ts';
import { type Load, loadPage } from './load-page.ts';

/** A page, and within how many seconds its largest part is to be seen on the first and on the second visit. */
interface Measured {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly first: number;
  readonly second?: number;
}

const rounds = 3;

/** What people open first, on a phone with a slow processor and a slow network. */
export const pages: Benchmark = {
  name: 'pages',
  summary: 'the largest contentful paint of pages on a phone: a quarter of the processor, 1.6 Mbit/s',
  run: async () => {
    const product = await startProductProcess();
    const browser = await chromium.launch({
      executablePath: requireBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const eventPath = await anEventOf(product.origin);
      const measured: readonly Measured[] = [
        { name: 'event, visitor', path: eventPath, isSignedIn: false, first: 0.6 },
        { name: 'home, signed in', path: '/home', isSignedIn: true, first: 2.5, second: 1 },
        { name: 'discover, signed in', path: '/discover', isSignedIn: true, first: 2.5, second: 1 },
      ];
      const targets: Target[] = [];
      for (const page of measured) targets.push(...(await measure(browser, product.origin, page)));
      return targets;
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function measure(browser: Browser, origin: string, page: Measured): Promise<Target[]> {
  const { name, path, isSignedIn, first, second } = page;
  const state = isSignedIn ? await signedIn(browser, origin) : undefined;
  const loads: { first: Load; second: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      ...(state && { storageState: state }),
    });
    loads.push({ first: await loadPage(context, origin + path), second: await loadPage(context, origin + path) });
    await context.close();
  }
  console.table(loads.flatMap((load) => [load.first, load.second]));
  const middle = (visit: 'first' | 'second') =>
    (loads.map((load) => load[visit].lcpMs).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN) / 1000;
  return [
    atMost(`LCP of ${name}, s`, middle('first'), first),
    ...(second ? [atMost(`LCP of ${name} again, s`, middle('second'), second)] : []),
    atMost(`CLS of ${name}`, Math.max(...loads.flatMap((load) => [load.first.cls, load.second.cls])), 0.05),
  ];
}

/** The first event that a visitor finds in the first world. */
async function anEventOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/public/discovery/events?lat=30.2672&lng=-97.7431&radiusMiles=25`);
  const { events } = (await answer.json()) as { events: readonly { eventId: string }[] };
  return `/evt/${events[0]?.eventId}`;
}

/** Signed in through the page, once for all rounds. */
async function signedIn(
  browser: Browser,
  origin: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel('Email').fill(people[0]?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/home/);
  const state = await context.storageState();
  await context.close();
  return state;
}
