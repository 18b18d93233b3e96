import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listenersOf } from '#tests/support/product/listeners.ts';
import { type LocalProduct, startLocalProduct } from '#tests/support/product/local-product.ts';
import { rawRequest } from '#tests/support/product/raw-request.ts';

let product: LocalProduct;
let listeners: Listener[];
beforeAll(async () => {
  product = await startLocalProduct({ data: mkdtempSync(join(tmpdir(), 'rovers-hostile-')) });
  listeners = listenersOf(product.process.pid!);
});
afterAll(() => product.stop());

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

const targets = [
  '//',
  '///',
  '//evil.example/_local/mail',
  '/\\evil.example',
  '*',
  '',
  '?',
  '#',
  'x',
  ':',
  'http:',
  'http://',
  'http://[',
  'http://evil.example:99999/',
  'http://evil.example/_local/clock',
  'evil.example:443',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%00',
  '/_local/objects/%',
  '/_local/objects/rovers-uploads/%E0%A4%A',
  '/_local/objects/rovers-uploads/../../state.sqlite',
  '/_local/objects/rovers-uploads/..%2f..%2fstate.sqlite',
  '/_local/push/messages/%',
  '/_local/mail/%/attachments/-1',
  '/_local/constructor',
  '/_local/identity//',
  '/_local/identity/%',
  '/api//',
  '/api/public/%',
  '/constructor',
  '/__proto__',
  '/media/%',
  '/sockets/@connections/%',
  '/places/%/%',
  '/places/place/%',
  '/ses/',
  '/events/',
  '/secrets/',
  '/ws?ticket=%',
  `/${'a'.repeat(20_000)}`,
];

const hosts = ['', ':', 'localhost:', '[', '[::1', 'a b', 'evil.example', 'localhost:99999', '@', '%', 'x'.repeat(300)];

/** Whole requests, with the port of the server that they go to. */
function hostileRequests(port: number): (string | Buffer)[] {
  const host = `Host: localhost:${port}\r\n`;
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'CONNECT'];
  return [
    ...targets.flatMap((target) => [
      ...methods.map((method) => `${method} ${target} HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`),
      `GET ${target} HTTP/1.1\r\n${host}${upgrade}${key}\r\n`,
      `GET ${target} HTTP/1.1\r\n${host}${upgrade}\r\n`,
    ]),
    ...hosts.flatMap((name) =>
      ['/', '/_local/mail', '/api/accounts/me', '/ws', '/api/public/events'].flatMap((path) => [
        `GET ${path} HTTP/1.1\r\nHost: ${name}\r\n\r\n`,
        `GET ${path} HTTP/1.1\r\nHost: ${name}\r\n${upgrade}${key}\r\n`,
      ]),
    ),
    `GET / HTTP/1.0\r\n\r\n`,
    `GET / HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${host}\r\n`,
    `GET / HTTP/9.9\r\n${host}\r\n`,
    'GET //\r\n\r\n',
    'GET\r\n\r\n',
    '\r\n\r\n\r\n',
    Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
    Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    Buffer.from([0, 0xff, 0xfe, 0x0d, 0x0a, 0x0d, 0x0a]),
    `GET / HTTP/1.1\r\n${host}X: ${'y'.repeat(40_000)}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${'A: b\r\n'.repeat(5000)}\r\n`,
    `GET / HTTP/1.1\r\n${host}Bad\0Name: x\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}Cookie: \xff\xfe\r\nAuthorization: \xff\r\nOrigin: ::\r\nSec-Fetch-Site: \xff\r\n\r\n`,
    `POST /_local/clock HTTP/1.1\r\n${host}Origin: http://[\r\nContent-Length: 2\r\n\r\n{}`,
    `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `POST / HTTP/1.1\r\n${host}Expect: nonsense\r\nContent-Length: 0\r\n\r\n`,
    ...[
      '/',
      '/events/',
      '/ses/',
      '/secrets/',
      '/places/',
      '/_local/identity/',
      '/_local/objects/rovers-uploads',
    ].flatMap((path) => [
      // A body that never comes whole.
      `POST ${path} HTTP/1.1\r\n${host}Content-Length: 100\r\n\r\nhalf`,
      `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n5\r\nhe`,
      `POST ${path} HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4\r\n\r\nhalf`,
      `POST ${path} HTTP/1.1\r\n${host}X-Amz-Target: AWSEvents.PutEvents\r\nContent-Length: 4\r\n\r\nhalf`,
    ]),
    `GET /ws HTTP/1.1\r\n${host}${upgrade}Sec-WebSocket-Key: short\r\n\r\n`,
    `GET /ws HTTP/1.1\r\n${host}${upgrade}${key}\r\n${'\xff'.repeat(200)}`,
    `GET /ws HTTP/1.1\r\n${host}${upgrade.replace('13', '99')}${key}\r\n`,
    `GET /ws HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
  ];
}

const endings = ['wait', 'half-close', 'reset'] as const;

/** Some at a time, so that answers that never come do not add up. */
async function sendAll({ host, port }: Listener): Promise<string[]> {
  const waiting = hostileRequests(port).flatMap((text) => endings.map((then) => ({ host, port, text, then })));
  const heard: string[] = [];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) heard.push(await rawRequest(next));
  };
  await Promise.all(Array.from({ length: 24 }, worker));
  return heard;
}

describe('the servers of the product on one machine', () => {
  it('listen on this machine only', () => {
    expect(listeners.length).toBeGreaterThanOrEqual(3);
    expect(listeners.filter(({ host }) => host !== '::1' && !host.startsWith('127.'))).toEqual([]);
  });

  it('survive whatever a client sends and however it leaves', async () => {
    const { engines } = await product.status();
    for (const listener of listeners) {
      const heard = await sendAll(listener);
      expect(heard.filter((line) => / 2\d\d | 4\d\d /.test(line)).length, `${listener.port}`).toBeGreaterThan(100);
      // Above all the product is there, and the same as before.
      expect([(await product.status()).engines, product.process.exitCode]).toEqual([engines, null]);
    }
    expect(product.told().filter((line) => /error|promise|ended/i.test(line))).toEqual([]);
  });
});
