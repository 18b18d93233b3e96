import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createPages } from '#infra/local/gateway/pages.ts';
import { functions } from '#lambdas/functions.ts';

/** What a page is asked with, once the edge took away what no page reads. */
async function askedWith(address: string): Promise<unknown> {
  let asked: unknown;
  const pages = createPages(functions, async (_, event) => {
    asked = (event as { queryStringParameters?: unknown }).queryStringParameters;
    return { statusCode: 200, headers: { 'cache-control': 'no-store' }, body: '' };
  });
  const server = createServer((request, response) => void pages.answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await (await fetch(`http://127.0.0.1:${port}${address}`)).text();
  } finally {
    server.close();
  }
  return asked;
}

it('hands on what the pages read, and nothing that advertisers add', async () => {
  const season = { season: 'ssn_1', team: 'sqd_1' };
  expect(await askedWith('/calendars/season.ics?season=ssn_1&team=sqd_1&utm_source=x')).toEqual(season);
  expect(await askedWith('/calendars/feed.ics?key=k&fbclid=x')).toEqual({ key: 'k' });
  expect(await askedWith('/embed/events?host=h')).toEqual({ host: 'h' });
});
