import type { BrowserContext, Page, Request } from 'playwright-core';

/** What went wrong in a page, as one line each; `expect` names what a test provokes. */
export interface Watch {
  readonly problems: string[];
  readonly expect: (pattern: RegExp) => void;
}

/** Whatever a page complains about, a request that fails, and words that only a defect puts on a page. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const note = (line: string) => {
    if (!expected.some((pattern) => pattern.test(line))) problems.push(line);
  };
  await context.addInitScript(reportOddWords);
  context.on('page', (page) => listen(page, note));
  return { problems, expect: (pattern) => void expected.push(pattern) };
}

function listen(page: Page, note: (line: string) => void): void {
  // What was thrown need not be an error: then its stack is empty.
  page.on('pageerror', ({ name, message, stack }) => note(`error ${stack || `${name}: ${message}`}`));
  page.on('console', (message) => {
    // The same is told with its status by the response.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    note(`console ${message.text()} (${page.url()})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${line(response.request())}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was waiting for.
    if (why !== 'net::ERR_ABORTED') note(`${why} ${line(request)}`);
  });
}

const line = (request: Request) =>
  [request.method(), request.url(), request.headers()['x-amz-target'] ?? ''].join(' ').trim();

/** Runs in the page: reads every text and label as it appears. */
function reportOddWords(): void {
  const odd = /\bundefined\b|\bNaN\b|\[object /;
  const names = ['aria-label', 'title', 'alt', 'href', 'placeholder', 'value', 'aria-describedby'];
  const report = (text: string | null) => {
    // biome-ignore lint/suspicious/noConsole: the console is what the test listens to.
    if (text && odd.test(text)) console.error(`The page says: ${text.slice(0, 200)}`);
  };
  const readElement = (element: Element) => {
    if (['SCRIPT', 'STYLE'].includes(element.tagName)) return;
    for (const name of names) report(element.getAttribute(name));
    for (const child of element.childNodes) read(child);
  };
  const read = (node: Node) => {
    if (node instanceof Element) readElement(node);
    else if (node instanceof Text) report(node.data);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'characterData') read(target);
      else if (type === 'attributes') report((target as Element).getAttribute(attributeName ?? ''));
      else addedNodes.forEach(read);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: names });
}
