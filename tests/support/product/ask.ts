import { randomUUID } from 'node:crypto';

/** Everything that answers, with the address that was asked about masked. */
export type Ask = (email: string) => Promise<string>;
export type NamedAsk = readonly [name: string, ask: Ask];

/** A call of the API that creates something, or changes it. */
export const calling = (path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Request =>
  new Request(`http://localhost:5173/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });

/** Status, headers and body, but for what differs with each request. */
export async function textOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date' && !name.startsWith('x-amzn'));
  return JSON.stringify([response.status, headers, await response.text()]);
}
