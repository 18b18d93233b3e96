import { randomUUID } from 'node:crypto';
import { handler as ticketHandler } from '#lambdas/messages/api.ts';
import { handler } from '#lambdas/messages/socket/socket.ts';
import { Problem } from '#shared/contract/errors.ts';
import { messages } from '#shared/messages/contract.ts';
import { aContext } from '../../product/a-context.ts';
import { product } from '../../product/product.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';

const tickets = product.client(messages, ticketHandler);

/** A ticket for the person of the cell; a visitor gets none. */
async function ticketFor({ role }: Cell): Promise<string> {
  const person = await personFor(role);
  const caller = person ? tickets.signedInAs(person) : tickets.signedOut();
  return (await caller.createSocketTicket({})).ticket;
}

async function connect(ticket: string, origin: string): Promise<string> {
  const connectionId = randomUUID();
  const answer = await handler(
    {
      requestContext: { connectionId, eventType: 'CONNECT' },
      headers: { origin },
      queryStringParameters: { ticket },
    },
    aContext(),
  );
  if (answer.statusCode === 403) throw new Problem('access.denied');
  if (answer.statusCode !== 200) throw new Problem('auth.required');
  return connectionId;
}

const ownOrigin = 'http://localhost:5173';

/** Rows of the WebSocket that are built. */
export const socketRows: Readonly<Record<string, Binding>> = {
  'ws.connect': {
    operations: ['createSocketTicket'],
    ask: async (cell) => connect(await ticketFor(cell), ownOrigin),
  },
  'ws.connect.badOrigin': {
    operations: ['createSocketTicket'],
    ask: async (cell) => connect(await ticketFor(cell).catch(() => 'none'), 'https://elsewhere.example'),
  },
  'presence.write': {
    operations: ['createSocketTicket'],
    ask: async (cell) => {
      const connectionId = await connect(await ticketFor(cell), ownOrigin);
      return handler({ requestContext: { connectionId, eventType: 'MESSAGE' }, body: '{"action":"ping"}' }, aContext());
    },
  },
};
