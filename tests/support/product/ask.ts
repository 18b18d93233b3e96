import { type Transport, toRequest } from '#shared/contract/client.ts';
import type { Operation, Sent } from '#shared/contract/operation.ts';

/** Everything that answers, with the address that was asked about masked. */
export type Ask = (email: string) => Promise<string>;
export type NamedAsk = readonly [name: string, ask: Ask];

/** Calls an operation as the typed client does, for tests in which every byte of the answer counts. */
export const call = <O extends Operation>(send: Transport, operation: O, input: Sent<O>): Promise<Response> =>
  send(toRequest(operation, 'http://localhost:5173', input));

/** Status, headers and body, but for what differs with each request. */
export async function textOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date' && !name.startsWith('x-amzn'));
  return JSON.stringify([response.status, headers, await response.text()]);
}
