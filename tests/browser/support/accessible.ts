import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2 AA, as axe tags its rules; of what is in order nothing needs to be told. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations' as const],
  preload: false,
  iframes: false,
};

/**
 * Holds what is on the screen now to WCAG 2.2 AA, from the top of the page: what is scrolled half under the bar above it
 * would count as covered. Frames of other origins are not looked into.
 * @param within a selector: a dialog covers what is behind it, which no one can reach meanwhile
 */
export async function expectAccessible(page: Page, what: string, within = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ asked, part }) => {
      scrollTo(0, 0);
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, asked);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, any: [why] }) => `${id}: ${target} ${html} ${why?.message ?? ''}`),
      );
    },
    { asked: options, part: within },
  );
  expect(found.join('\n'), what).toBe('');
}

/** On a narrow screen everything fits without scrolling sideways. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, what).toBeLessThanOrEqual(clientWidth);
}
