import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { messages } from '#shared/messages/contract.ts';
import { createSocketTicket } from './operations/create-socket-ticket.ts';
import { createSocketStore } from './presence/store.ts';

const store = createSocketStore(table());

export const handler = serve(messages, {
  createSocketTicket: (_, caller) => createSocketTicket(actorOf(caller), store, caller.now),
});
