import { expect, it } from 'vitest';
import { createClient } from '#shared/contract/client.ts';
import { events } from '#shared/events/contract.ts';
import { rsvpChanged } from '#shared/events/messages.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { logLines } from '#tests/support/product/log-lines.ts';
import { product } from '#tests/support/product/product.ts';

/** A player's browser, of which an operator knows the id of its last request. */
function aBrowser(player: { readonly userId: string }, write = (header: string) => header) {
  let traceId = '';
  const send = eventsApi.sendAs(player);
  const api = createClient(events, 'http://localhost:5173', (request) => {
    const header = request.headers.get('traceparent') ?? '';
    traceId = header.split('-')[1] ?? '';
    request.headers.set('traceparent', write(header));
    return send(request);
  });
  return { api, traceId: () => traceId };
}

it('follows a request by one id to its log line, its facts, their consumers and the mail that it caused', async () => {
  const [{ event }, player] = [await anEvent({ capacity: 4 }), await aPerson()];
  await product.drain();
  const browser = aBrowser(player);
  await browser.api.joinEvent({ eventId: event.eventId });
  const traceId = browser.traceId();
  await product.drain();
  const lines = logLines.ofTrace(traceId);
  expect(lines.find(({ kind }) => kind === 'operation')).toMatchObject({
    event: 'done',
    name: 'joinEvent',
    outcome: 'ok',
    requestId: expect.any(String),
    writeUnits: expect.any(Number),
  });
  expect(lines.filter(({ kind }) => kind === 'message').map(({ messageType }) => messageType)).toContain(
    'events.rsvpChanged',
  );
  expect(product.messages(rsvpChanged).at(-1)).toMatchObject({ traceId });
  const [mail] = product.mails(player.email);
  expect(mail?.headers['x-trace-id']).toBe(traceId);
  expect(mail?.tags.trace).toBe(traceId);
});

it('keeps the traces of requests apart whose changes are followed together', async () => {
  const [{ event }, one, two] = [await anEvent({ capacity: 4 }), await aPerson(), await aPerson()];
  const browsers = [aBrowser(one), aBrowser(two)];
  for (const { api } of browsers) await api.joinEvent({ eventId: event.eventId });
  await product.drain();
  expect([one, two].map(({ email }) => product.mails(email)[0]?.headers['x-trace-id'])).toEqual(
    browsers.map(({ traceId }) => traceId()),
  );
});

it('begins a trace of its own where a caller sends none, or something else', async () => {
  const [{ event }, player] = [await anEvent({ capacity: 4 }), await aPerson()];
  await aBrowser(player, () => 'no trace at all').api.joinEvent({ eventId: event.eventId });
  await product.drain();
  expect(product.mails(player.email)[0]?.headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
});
