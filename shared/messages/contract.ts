import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';

export const messages = defineContract('messages', {
  createSocketTicket: {
    method: 'POST',
    path: '/messages/me/socket-ticket',
    summary: 'Get a one-time ticket that opens the WebSocket within a minute',
    access: 'signedIn',
    limit: { calls: 60, per: 'minute' },
    input: z.strictObject({}),
    output: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
  },
});
