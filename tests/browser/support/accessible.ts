import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2 AA, as axe tags its rules. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Holds what is on the screen now to WCAG 2.2 AA. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Without frames of other origins the pages can be read in one go; of what is in order nothing needs to be told.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html}`));
  expect(found, what).toEqual([]);
}

/** On a narrow screen everything fits without scrolling sideways. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, what).toBeLessThanOrEqual(clientWidth);
}
