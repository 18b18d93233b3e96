import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectToFit } from '../../support/accessible.ts';
import { expectCalm, expectOneDeed, expectPicture, expectTouchable } from '../../support/look.ts';

/** Each width and each appearance once: what a colour means does not depend on how wide the page is. */
interface Appearance {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}
export const inTheDark: Appearance = { width: 360, height: 740, colorScheme: 'dark' };
export const bothLooks: readonly Appearance[] = [{ width: 1440, height: 900, colorScheme: 'light' }, inTheDark];

/** Pages about a sport, a team, a place or a person: none of them is without a picture. */
const pictured =
  /^(discovery|events\/details|events\/lifecycle|teams\/details|competitions\/(seasons|tournaments\/[^/]*$)|people\/profile|places\/details)\b/;

/** What is looked at when Beans finds no page. */
const isLost = /not.found/;

/** The page is there, not Beans in its place, and nothing of it moved on the way. */
export async function comes(page: Page, what: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor();
  if (!isLost.test(what)) expect(await title.textContent(), what).not.toContain('RUFF');
  await settled(page);
  await expectCalm(page, what);
}

export async function inEach(looks: readonly Appearance[], page: Page, what: string, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  if (pictured.test(what)) await expectPicture(page, what);
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectOneDeed(page, `${what}, ${width} px`);
    // All of it at once: what stays at the bottom of the screen covers nothing then.
    await page.setViewportSize({ width, height: await heightOf(page) });
    await expectAccessible(page, `${what}, ${width} px, ${colorScheme}`);
    await keep(page, `${name}-${width}-${colorScheme}`);
    if (width !== 360) continue;
    await expectToFit(page, `${what} fits ${width} px`);
    await expectTouchable(page, what);
  }
}

const heightOf = (page: Page) => page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight));

/** Nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('[role=progressbar], .loading').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** `SHOTS=folder` keeps a picture of everything that was looked at. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name.replaceAll(/[^\w-]+/g, '-')}.png`, fullPage: true });
}
