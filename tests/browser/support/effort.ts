import type { Page } from 'playwright-core';

/** What a person did on the pages of a tab since the last count. */
export interface Effort {
  readonly presses: number;
  /** Fields that were typed into, each once a page. */
  readonly fields: number;
}

/** Counts presses and typed fields from now on, on whatever pages the tab goes to. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(count);
  await page.evaluate(count);
  await page.evaluate(takeCounts);
  return () => page.evaluate(takeCounts);
}

/** Prints a figure of a story beside the results of the run. */
export const sayEffort = (what: string, { presses, fields }: Effort): boolean =>
  process.stderr.write(`${what}: ${presses} presses, ${fields} typed fields\n`);

/** Runs in the page. A press of a finger or a mouse is one, whatever it sets off. */
function count(): void {
  if (Object.hasOwn(window, 'countsEffort')) return;
  Object.assign(window, { countsEffort: true });
  const add = (what: string) => sessionStorage.setItem(what, `${Number(sessionStorage.getItem(what)) + 1}`);
  const typed = new WeakSet<EventTarget>();
  document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && add('effort.presses'), true);
  document.addEventListener(
    'input',
    ({ target }) => {
      const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && isTyped(target));
      if (!isText || typed.has(target)) return;
      typed.add(target);
      add('effort.fields');
    },
    true,
  );
  const isTyped = ({ type }: HTMLInputElement) => !['checkbox', 'radio', 'file', 'range'].includes(type);
}

/** Runs in the page, and begins anew. */
function takeCounts(): Effort {
  const take = (what: string) => {
    const counted = Number(sessionStorage.getItem(what));
    sessionStorage.removeItem(what);
    return counted;
  };
  return { presses: take('effort.presses'), fields: take('effort.fields') };
}
