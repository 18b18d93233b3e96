import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { listening } from '#tests/support/product/listening.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { bothWidths, visit } from '../support/visit.ts';

const origin = inject('origin');

test.each(bothWidths)('a host keeps their events in a calendar until they revoke the link, %s', async (width) => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host);
  const { page } = await visit('/home', { as: host, width });
  await page.getByRole('link', { name: 'Calendars' }).click();
  await button(page, 'Make a link').click();
  const url = await page.getByLabel('Address of My calendar').inputValue();
  expect(await (await fetch(url)).text()).toContain(`UID:${eventId}@rovers`);
  await expectAccessible(page, `calendars, ${width}`);
  await expectToFit(page, `calendars, ${width}`);
  await button(page, 'Revoke My calendar').click();
  await button(page.getByRole('dialog', { name: 'Revoke My calendar?' }), 'Revoke link').click();
  await sees(page, 'You have no links yet.');
  expect((await fetch(url)).status).toBe(404);
});

test('a host’s public events stand in a frame on another site and open beside it', async () => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, { title: 'Kickball for the neighbours' });
  const { page } = await visit('/calendars', { as: host });
  const snippet = await page.getByLabel('Embed code').inputValue();
  const [, address = ''] = /src="([^"]+)"/.exec(snippet) ?? [];
  const elsewhere = await visit('/', { origin: await aSiteWith(snippet) });
  const link = elsewhere.page.frameLocator('iframe').getByRole('link', { name: 'Kickball for the neighbours' });
  expect(await link.getAttribute('href')).toBe(`${origin}/evt/${eventId}`);
  const narrow = await visit(new URL(address).pathname + new URL(address).search, { width: 'narrow', scripts: false });
  await sees(narrow.page, 'Zilker Park, Austin, TX');
});

test('a host takes the list of people along as a file', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host);
  await joiner.api.events.joinEvent({ eventId });
  const { page } = await visit(`/event/${eventId}/manage`, { as: host, width: 'narrow' });
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download as CSV').click()]);
  const file = await text(await download.createReadStream());
  expect(file).toContain(`${joiner.displayName},${joiner.email},In,`);
});

/** A player’s own website, on another origin. */
async function aSiteWith(markup: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Elsewhere</title>${markup}</html>`,
    );
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listening(server)}`;
}
