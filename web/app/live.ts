import { createClient } from '#shared/contract/client.ts';
import { messages } from '#shared/messages/contract.ts';

/**
 * Tells the others that this person has gone (R-AUTH-20). It takes the token it is to use, because the session has
 * already been forgotten when it runs.
 */
export async function goOffline(accessToken: string): Promise<void> {
  const client = createClient(messages, location.origin, (request) => {
    request.headers.set('authorization', `Bearer ${accessToken}`);
    return fetch(request);
  });
  const { ticket } = await client.createSocketTicket({});
  await sendOnce(JSON.stringify({ action: 'offline' }), ticket);
}

/** Opens the socket, says one thing, and closes it. */
function sendOnce(text: string, ticket: string): Promise<void> {
  const address = new URL('/ws', location.origin);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('ticket', ticket);
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => {
      socket.send(text);
      socket.close();
    });
    socket.addEventListener('close', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The socket could not be opened.')));
  });
}
