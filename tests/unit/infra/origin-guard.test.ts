import { describe, expect, it } from 'vitest';
import { guardOrigin } from '#infra/bundling/origin-guard.ts';

const readSecret = async () => ['the present secret', 'the one before'];
const echo = guardOrigin(async (event) => event, readSecret);
const asked = (headers: Record<string, string>) => ({
  headers,
  requestContext: { http: { sourceIp: '64.252.1.1' }, requestId: 'one' },
});

describe('a function behind CloudFront', () => {
  it('answers what CloudFront asks, and sees the address of the person', async () => {
    const event = asked({ 'x-origin-verify': 'the present secret', 'x-viewer-address': '203.0.113.7' });
    expect(await echo(event)).toMatchObject({
      requestContext: { requestId: 'one', http: { sourceIp: '203.0.113.7' } },
    });
  });

  it('shows the handler no header that says where a request came from', async () => {
    const claimed = {
      'X-Forwarded-For': '198.51.100.1',
      'x-forwarded-host': 'other.example',
      forwarded: 'for=198.51.100.1',
      'x-real-ip': '198.51.100.1',
      'true-client-ip': '198.51.100.1',
      'x-viewer-address': '203.0.113.7',
      'x-origin-verify': 'the present secret',
      accept: 'text/html',
    };
    expect(await echo(asked(claimed))).toMatchObject({ requestContext: { http: { sourceIp: '203.0.113.7' } } });
    expect(Object.keys(((await echo(asked(claimed))) as { headers: object }).headers)).toEqual(['accept']);
  });

  it.each(['203.0.113.7, 198.51.100.1', 'made up', ''])(
    'takes no viewer address but one that CloudFront wrote: %j',
    async (given) => {
      const event = asked({ 'x-origin-verify': 'the present secret', 'x-viewer-address': given });
      expect(await echo(event)).toMatchObject({ requestContext: { http: { sourceIp: '64.252.1.1' } } });
    },
  );

  it('still takes the secret before, while one is changed for another', async () => {
    expect(await echo(asked({ 'x-origin-verify': 'the one before' }))).toMatchObject({ headers: {} });
  });

  it.each([{}, { 'x-origin-verify': '' }, { 'x-origin-verify': 'a guess' }])(
    'refuses a caller who asks it past CloudFront: %j',
    async (headers) => {
      expect(await echo(asked(headers))).toMatchObject({ statusCode: 403 });
    },
  );

  it('refuses everyone while there is no secret', async () => {
    const guarded = guardOrigin(
      async () => 'answered',
      async () => [],
    );
    expect(await guarded(asked({ 'x-origin-verify': 'undefined' }))).toMatchObject({ statusCode: 403 });
  });

  it('checks a socket when it opens, by headers as the browser wrote them, and not at each message', async () => {
    const opens = { requestContext: { eventType: 'CONNECT' } };
    expect(await echo({ ...opens, headers: {} })).toMatchObject({ statusCode: 403 });
    expect(await echo({ ...opens, headers: { 'X-Origin-Verify': 'the present secret' } })).toMatchObject(opens);
    const speaks = { requestContext: { eventType: 'MESSAGE' } };
    expect(await echo(speaks)).toEqual(speaks);
  });
});
