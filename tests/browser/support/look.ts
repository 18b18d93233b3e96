import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** How far things jumped while the page came to be: 0 is not at all. https://web.dev/articles/cls */
export async function expectCalm(page: Page, what: string): Promise<void> {
  const { sum, moved } = await page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const nodes = shifts.flatMap(({ sources }) =>
            sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
          );
          resolve({ sum: shifts.reduce((all, { value }) => all + value, 0), moved: nodes });
        }).observe({ type: 'layout-shift', buffered: true });
        // A page on which nothing moved has no entries to hear of.
        setTimeout(() => resolve({ sum: 0, moved: [] }), 200);
      }),
  );
  expect(sum, `${what}: the layout shifts of ${moved.join(' | ')}`).toBeLessThanOrEqual(0.05);
}

/** One filled button in what is to be seen: the one clear deed of the page. */
export async function expectOneDeed(page: Page, what: string): Promise<void> {
  const filled = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--action)';
    document.body.append(probe);
    const action = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const isChoice = (element: Element) =>
      element.matches('[aria-pressed],[aria-current],[aria-selected],[aria-checked],[role=tab],[role=radio]');
    const inView = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;
    return [...document.querySelectorAll('main button, main a')]
      .filter((element) => getComputedStyle(element).backgroundColor === action && !isChoice(element))
      .filter((element) => inView(element.getBoundingClientRect()) && element.checkVisibility())
      .map((element) => element.textContent?.trim() || element.getAttribute('aria-label'));
  });
  expect(filled.length, `${what}: filled buttons in view: ${filled.join(', ')}`).toBeLessThanOrEqual(1);
}

/**
 * On a phone: our own controls and filled buttons are 44 pixels high, the components' 24 with what surrounds them, and the
 * hours of a week, which a finger drags over, as well; links within text are free.
 */
export async function expectTouchable(page: Page, what: string): Promise<void> {
  const small = await page.evaluate(() => {
    const ofComponents = (element: Element) =>
      /awsui/.test(element.getAttribute('class') ?? '') || element.matches('.week *');
    const height = (element: Element) =>
      (element.closest('[class*=awsui_token-box]') ?? element).getBoundingClientRect().height;
    const isFilled = (element: Element) => /variant-primary/.test(element.getAttribute('class') ?? '');
    const isWithinText = (element: Element) => getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('a[href], button, summary, [role=button]')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !isWithinText(element) && !element.matches('.skip-link, :disabled, .leaflet-control a'))
      .flatMap((element) => {
        const least = ofComponents(element) && !isFilled(element) ? 24 : 44;
        const found = Math.round(height(element));
        if (found === 0 || found >= least) return [];
        return [`${element.textContent?.trim() || element.getAttribute('aria-label') || element.outerHTML} (${found})`];
      });
  });
  expect(small.join('; '), `${what}: too low to touch`).toBe('');
}

/** A page with a sport, a team or a person shows it: a drawing or a picture in its main part. */
export async function expectPicture(page: Page, what: string): Promise<void> {
  const pictures = await page.locator('main svg, main img').filter({ visible: true }).count();
  expect(pictures, `${what}: pictures`).toBeGreaterThan(0);
}
