import { messages } from '#shared/messages/contract.ts';
import { actorOf, serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
import { createSocketTicket } from './operations/create-socket-ticket.ts';
import { createSocketStore } from './store.ts';

const store = createSocketStore(table());

export const handler = serve(messages, {
  createSocketTicket: (_, caller) => createSocketTicket(actorOf(caller), store, caller.now),
});
