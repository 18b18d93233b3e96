import { mkdirSync } from 'node:fs';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { launched } from './launched.ts';
import type { Person } from './person.ts';
import { type Watch, watch } from './watch.ts';

const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 360, height: 740 } } as const;
export type Width = keyof typeof widths;
export const bothWidths = ['wide', 'narrow'] as const;

export interface VisitOptions {
  readonly origin?: string;
  /** 1440 or 360 pixels. */
  readonly width?: Width;
  readonly appearance?: 'light' | 'dark';
  /** Signed in from the start, without the sign-in page. */
  readonly as?: Person;
  /** The reader does not touch the page: it asks nothing by itself while its socket is up. Otherwise the reader moves now and then. */
  readonly isIdle?: boolean;
  /** Off unless the test is about it: it would fetch the whole app for every visit. */
  readonly serviceWorker?: boolean;
  /** False for a browser that runs none. */
  readonly scripts?: boolean;
  /** Of the browser; that of the events where a test does not say. */
  readonly timeZone?: string;
  /** In a browser of its own with all that one has, such as messages of the system. */
  readonly isWhole?: boolean;
  /** A failed request that the test provokes by coming here. */
  readonly expects?: RegExp;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Says which failed request or message a test provokes. */
  readonly expectProblem: Watch['expect'];
  /** Before the end of the test, for a browser that is in the way. */
  readonly close: () => Promise<void>;
}

const connected = chromium.connect(inject('browser'));
const failures = new URL('../../../dist/browser-failures/', import.meta.url).pathname;

/** A browser of a player’s own, which keeps what it has loaded from page to page. */
export interface OwnBrowser extends Pick<Visit, 'context' | 'expectProblem' | 'close'> {
  /** Opens one page for one test. Anything that goes wrong in it fails the test. */
  readonly open: (path: string) => Promise<Page>;
}

const browsers = new Map<BrowserContext, string>();

/** How many browsers are open on a product. */
export const openBrowsers = (origin: string): number => [...browsers.values()].filter((one) => one === origin).length;

/** A browser for several tests, which closes it when it is no longer needed. */
export async function ownBrowser(options: Omit<VisitOptions, 'expects'> = {}): Promise<OwnBrowser> {
  const { serviceWorker = false, isIdle = false, isWhole = false } = options;
  const browser = await (isWhole ? chromium.launch(launched(inject('wholeBrowser'))) : connected);
  const context = await browser.newContext(contextOf(options));
  context.setDefaultTimeout(45_000);
  browsers.set(context, options.origin ?? inject('origin'));
  context.on('close', () => browsers.delete(context));
  const { problems, expect: expectProblem } = await watch(context);
  // The app says so once per session when it gets no service worker.
  if (!serviceWorker) await context.addInitScript(saidAlready);
  if (!isIdle) await context.addInitScript(moveNowAndThen);
  const open = async (path: string) => {
    const page = await context.newPage();
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await sayWhatStood(page, task.name);
      await page.close();
      expect(problems.splice(0), 'what went wrong in the browser').toEqual([]);
    });
    await page.goto(path);
    return page;
  };
  const close = () => (isWhole ? browser.close() : context.close());
  return { context, open, expectProblem, close };
}

/** A browser of a player’s own, closed after the test. */
export async function visit(path: string, { expects, ...options }: VisitOptions = {}): Promise<Visit> {
  const { context, open, expectProblem, close } = await ownBrowser(options);
  if (expects) expectProblem(expects);
  onTestFinished(close);
  return { page: await open(path), context, expectProblem, close };
}

function contextOf(options: VisitOptions): BrowserContextOptions {
  const { origin = inject('origin'), width = 'wide', serviceWorker = false, as } = options;
  return {
    baseURL: origin,
    viewport: widths[width],
    colorScheme: options.appearance ?? 'light',
    // What is looked at stands still.
    reducedMotion: 'reduce',
    isMobile: width === 'narrow',
    hasTouch: width === 'narrow',
    timezoneId: options.timeZone ?? 'America/Chicago',
    javaScriptEnabled: options.scripts ?? true,
    locale: 'en-US',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(as && { storageState: { cookies: [], origins: [{ origin, localStorage: as.storage }] } }),
  };
}

/** Runs in the page; an empty one has no storage, and one of another site in a frame may not use its own. */
function saidAlready(): void {
  if (location.origin !== 'null' && window === window.top) sessionStorage.setItem('rovers.saidNoServiceWorker', 'true');
}

/** Runs in the page: a person who reads a page moves the pointer, which nothing on the page takes for pointing at it. */
function moveNowAndThen(): void {
  setInterval(() => document.dispatchEvent(new PointerEvent('pointermove')), 3000);
}

/** A picture for anyone who sits at this machine, and the page in words for anyone who reads the run elsewhere. */
async function sayWhatStood(page: Page, name: string): Promise<void> {
  mkdirSync(failures, { recursive: true });
  const path = `${failures}${name.slice(0, 60).replaceAll(/\W+/g, '-')}-${Date.now() % 100_000}.png`;
  await page.screenshot({ path }).catch(() => undefined);
  const words = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  process.stderr.write(`What stood at ${page.url()}:\n${words.slice(0, 6000)}\n`);
}
