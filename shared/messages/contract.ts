import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';

export const messages = defineContract('messages', {
  createSocketTicket: {
    method: 'POST',
    path: '/messages/me/socket-ticket',
    summary: 'Get a ticket that opens the WebSocket once within a minute',
    access: 'signedIn',
    limit: { calls: 60, per: 'minute' },
    input: z.strictObject({}),
    output: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
  },
});
