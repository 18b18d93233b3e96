import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { watch } from '../support/watch.ts';

test('whatever goes wrong in a page is noticed', async () => {
  const context = await (await chromium.connect(inject('browser'))).newContext({ baseURL: inject('origin') });
  const { problems, expect: expectProblem } = await watch(context);
  expectProblem(/something known/);
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.evaluate(async () => {
    const line = document.body.appendChild(document.createElement('p'));
    line.textContent = `Hello, ${undefined}`;
    line.title = 'NaN miles';
    // biome-ignore lint/suspicious/noConsole: this is what has to be noticed.
    console.error('something bad');
    // biome-ignore lint/suspicious/noConsole: and this is what was announced.
    console.error('something known');
    setTimeout(() => {
      throw new Error('something thrown');
    });
    await fetch('/api/nothing-here');
  });
  const all = () => problems.join('\n');
  await expect.poll(all).toContain('something thrown');
  for (const noticed of ['The page says: Hello, undefined', 'The page says: NaN miles', 'something bad'])
    await expect.poll(all).toContain(noticed);
  await expect.poll(all).toMatch(/^404 GET \S+\/api\/nothing-here/m);
  expect(all()).not.toContain('something known');
  await context.close();
});
