import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '#shared/contract/client.ts';
import { places } from '#shared/places/contract.ts';
import { listening } from '#tests/support/product/listening.ts';
import { type LocalProduct, spawnLocalProduct, startLocalProduct } from '#tests/support/product/local-product.ts';

/** Each start loads the whole product anew. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const aFolder = () => mkdtempSync(join(tmpdir(), 'rovers-data-'));
const get = async (product: LocalProduct, path: string, headers: Record<string, string> = {}) =>
  fetch(product.origin + path, { headers });
const post = async (product: LocalProduct, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(product.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Starts it where it cannot; answers what it says and how it ends. */
async function refusalOf(options: Parameters<typeof spawnLocalProduct>[0]) {
  const { said, ended } = spawnLocalProduct(options);
  return { code: await ended, said: said.join('') };
}

describe('the product on one machine', () => {
  const data = aFolder();
  let product: LocalProduct;
  beforeAll(async () => {
    product = await startLocalProduct({ data });
  });
  afterAll(() => product.stop());

  it('says when it is ready and where everything is', async () => {
    const status = await product.status();
    expect(status).toMatchObject({ ready: true, addresses: { web: product.origin } });
    expect(status.demoSignIns).toEqual([]);
  });

  it('answers the API on the same origin', async () => {
    const { cities } = await createClient(places, product.origin, fetch).suggestCities({ text: 'Austin, TX' });
    expect(cities).toMatchObject([{ label: 'Austin, TX', timeZone: 'America/Chicago' }]);
  });

  it('turns away the player who brings no token, as the gateway does', async () => {
    const response = await get(product, '/api/accounts/me', { authorization: 'Bearer not.a.token' });
    expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized' }]);
  });

  it('documents its API for programs and for people', async () => {
    const [document, page] = await Promise.all([get(product, '/api/openapi.json'), get(product, '/api/docs/places')]);
    expect(await document.json()).toMatchObject({ openapi: '3.1.0' });
    expect(await page.text()).toContain('/api/public/places/cities');
  });

  it('sends the security headers of the cloud with every answer', async () => {
    const { headers } = await get(product, '/api/accounts/me');
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers for a domain without a site with a page that leads to the product', async () => {
    const { port } = new URL(product.origin);
    const page = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, headers: { host: `club.localhost:${port}` } }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve([response.statusCode, text]));
      });
      asked.on('error', reject).end();
    });
    expect(page).toEqual([404, expect.stringContaining(`href="${product.origin}"`)]);
  });

  it('has its own pages for people, without scripts', async () => {
    for (const path of ['', '/status', '/mail', '/messages', '/jobs', '/clock']) {
      const page = await (await get(product, `/_local${path}`, { accept: 'text/html' })).text();
      expect(page).toMatch(/<h1>.+<\/h1>/);
      expect(page).not.toMatch(/<script|undefined|style="/);
    }
  });

  it('does not let a page of another site move its clock', async () => {
    const response = await post(product, '/_local/clock', { forwardMinutes: 5 }, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect((await product.status()).clock.aheadMinutes).toBe(0);
  });

  it('refuses to share its data folder with a second one', async () => {
    const { code, said } = await refusalOf({ data });
    expect([code, said]).toEqual([1, expect.stringMatching(/^The data folder .+ is in use by another run.+\n$/)]);
  });

  it('names a port that is in use, in one line', async () => {
    const taken = createServer();
    const port = await listening(taken);
    const { code, said } = await refusalOf({ data: aFolder(), port });
    taken.close();
    expect([code, said]).toEqual([1, expect.stringMatching(new RegExp(`^Port ${port} is in use\\. .+\\n$`))]);
  });
});

describe('the data of the product on one machine', () => {
  it('survives kill -9, and is gone after a fresh start', async () => {
    const data = aFolder();
    const first = await startLocalProduct({ data });
    await post(first, '/_local/clock', { forwardMinutes: 90 });
    await first.kill();
    const second = await startLocalProduct({ data });
    expect((await second.status()).clock.aheadMinutes).toBe(90);
    await second.stop();
    const third = await startLocalProduct({ data, flags: ['--fresh'] });
    expect((await third.status()).clock.aheadMinutes).toBe(0);
    await third.stop();
  });

  it.each(['table.sqlite', 'state.sqlite', 'identity.sqlite'])(
    'is not touched when %s cannot be read: one line says what to do',
    async (file) => {
      const data = aFolder();
      await (await startLocalProduct({ data })).stop();
      writeFileSync(join(data, file), 'not a database, but half a file');
      const before = readdirSync(data).map((name) => [name, name.endsWith('log') ? '' : sizeOf(data, name)]);
      const { code, said } = await refusalOf({ data });
      expect([code, said]).toEqual([1, expect.stringMatching(/^The data in .+ cannot be read .+--fresh\n$/)]);
      expect(readdirSync(data).map((name) => [name, name.endsWith('log') ? '' : sizeOf(data, name)])).toEqual(before);
      expect(readFileSync(join(data, file), 'utf8')).toBe('not a database, but half a file');
    },
  );

  it('says so when the flags are half written', async () => {
    const data = aFolder();
    await (await startLocalProduct({ data })).stop();
    writeFileSync(join(data, 'flags.json'), '{"half":');
    const { code, said } = await refusalOf({ data });
    expect([code, said]).toEqual([1, expect.stringMatching(/^.+flags\.json is not valid JSON.+\n$/)]);
  });
});

const sizeOf = (folder: string, name: string) => (name === 'objects' ? 0 : readFileSync(join(folder, name)).length);
