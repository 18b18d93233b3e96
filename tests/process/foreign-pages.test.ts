import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listenersOf } from '#tests/support/product/listeners.ts';
import { type LocalProduct, startLocalProduct } from '#tests/support/product/local-product.ts';

let product: LocalProduct;
let listeners: Listener[];
beforeAll(async () => {
  product = await startLocalProduct({ data: mkdtempSync(join(tmpdir(), 'rovers-foreign-')) });
  listeners = listenersOf(product.process.pid!);
});
afterAll(() => product.stop());

/** Asks under another name or for another origin, as `fetch` may not. */
function ask(
  path: string,
  headers: Record<string, string>,
  { method = 'GET', host = '127.0.0.1', port = new URL(product.origin).port }: Partial<Record<string, string>> = {},
): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve([response.statusCode, text]));
    });
    asked.on('error', reject).end();
  });
}

const localPaths = ['', '/status', '/mail', '/push', '/messages', '/jobs', '/clock'].map((path) => `/_local${path}`);

describe('what stands in for the cloud', () => {
  it.each([
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '0.0.0.0',
    'notlocalhost',
    'evil@localhost',
  ])('answers under no name but its own: not under %s', async (name) => {
    const { port } = new URL(product.origin);
    const refusal = expect.stringMatching(/^\{"message":"Only http:\/\/localhost:\d+ and its other names.+"\}\n$/);
    for (const path of [
      ...localPaths,
      '/_local/objects/rovers-uploads',
      '/_local/identity/',
      '/',
      '/api/accounts/me',
      '/media/x',
    ])
      expect(await ask(path, { host: `${name}:${port}` })).toEqual([421, refusal]);
  });

  it('answers on its own port only, and its pages under its main names only', async () => {
    const { port } = new URL(product.origin);
    expect((await ask('/_local/status', { host: 'localhost' }))[0]).toBe(421);
    expect((await ask('/_local/status', { host: `localhost:${Number(port) + 1}` }))[0]).toBe(421);
    expect((await ask('/_local/mail', { host: `club.localhost:${port}` }))[0]).toBe(421);
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST', 'localhost.'])
      expect((await ask('/_local/status', { host: `${name}:${port}` }))[0], name).toBe(200);
  });

  it('answers no page of another origin on the port of the engines', async () => {
    const own = Number(new URL(product.origin).port);
    const engines = listeners.filter(({ pid, port }) => pid === product.process.pid && port !== own);
    expect(engines).toHaveLength(1);
    const [{ host, port } = { host: '', port: 0 }] = engines;
    const engine = (headers: Record<string, string>) => ask('/flags/configuration', headers, { host, port: `${port}` });
    expect((await engine({ host: `evil.example:${port}` }))[0]).toBe(421);
    expect((await engine({ host: `${host}:${port}`, origin: 'http://evil.example' }))[0]).toBe(403);
    expect((await engine({ host: `${host}:${port}` }))[0]).toBe(200);
  });

  it('lets a page of another origin change nothing and read nothing', async () => {
    const host = new URL(product.origin).host;
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:1' },
      { origin: `https://${host}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    const paths = [
      ...localPaths,
      '/_local/objects/rovers-uploads/media/x',
      '/_local/identity/',
      '/_local/push/messages/x',
    ];
    const methods = ['POST', 'PUT', 'DELETE'];
    const changes = foreign.flatMap((headers) =>
      paths.flatMap((path) => methods.map((method) => ({ headers, path, method }))),
    );
    for (const { headers, path, method } of changes)
      expect((await ask(path, { host, ...headers }, { method }))[0], `${method} ${path}`).toBe(403);
    for (const path of paths)
      expect((await ask(path, { host, authorization: 'x', origin: 'https://evil.example' }))[0], path).toBe(403);
  });

  it('takes what a form of its own page sends', async () => {
    const host = new URL(product.origin).host;
    for (const headers of [{ origin: product.origin }, { origin: 'null', 'sec-fetch-site': 'same-origin' }, {}])
      expect((await ask('/_local/clock', { host, ...headers }, { method: 'POST' }))[0]).toBe(400);
  });

  it('keeps the data engine where no page finds it', () => {
    const [engine] = listeners.filter(({ pid }) => pid !== product.process.pid);
    expect(engine?.host).not.toBe('127.0.0.1');
  });
});
