import type { Page } from 'playwright-core';

/** How much a page has moved by itself since it was opened: the sum of its layout shifts. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((shifts) => {
          for (const shift of shifts.getEntries()) if ('value' in shift) sum += Number(shift.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );
