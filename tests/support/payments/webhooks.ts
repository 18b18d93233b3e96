import { createHmac, randomUUID } from 'node:crypto';
import { toHttpEvent } from '#infra/local/gateway/http-event.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { handler } from '#lambdas/payments/webhooks/handler.ts';
import { aContext } from '../product/a-context.ts';

let made = 0;

/** An event as the provider sends it. */
export function anEvent(type: string, object: object, differences: object = {}) {
  made += 1;
  const created = Math.floor(clock.now().getTime() / 1000);
  return { id: `evt_${made}rovers`, object: 'event', type, created, livemode: false, data: { object }, ...differences };
}

/** `t=...,v1=...` over a body. */
export function signatureOf(body: string, secret = 'whsec_forTestsOnly', at: Date = clock.now()): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Posts bytes to an address of webhooks, as the gateway hands them on. */
export async function post(body: string, signature: string | undefined, path = '/webhooks/stripe-connect') {
  const event = toHttpEvent(
    {
      method: 'POST',
      url: new URL(path, 'http://localhost:5173'),
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body: Buffer.from(body),
      sourceIp: '3.18.12.63',
      requestId: randomUUID(),
      now: clock.now(),
      claims: undefined,
    },
    { route: { key: `POST ${path}` }, pathParameters: {} },
  );
  return handler(event, aContext());
}

/** Delivers an event with a good signature. */
export const deliver = (event: object, path?: string) => {
  const body = JSON.stringify(event);
  return post(body, signatureOf(body), path);
};
