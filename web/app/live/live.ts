import { createClient } from '#shared/contract/client.ts';
import { messages } from '#shared/messages/contract.ts';
import { liveSocket, openTicketed } from './live-socket.ts';

/**
 * Tells the others that this person has gone (R-AUTH-20), on the socket that the page has open or on one for it alone. It
 * takes the token it is to use, because the session has already been forgotten when it runs.
 */
export async function goOffline(accessToken: string): Promise<void> {
  const text = JSON.stringify({ action: 'offline' });
  const open = liveSocket.current;
  if (open?.readyState === WebSocket.OPEN) {
    open.send(text);
    open.close();
    return;
  }
  const client = createClient(messages, location.origin, (request) => {
    request.headers.set('authorization', `Bearer ${accessToken}`);
    return fetch(request);
  });
  const { ticket } = await client.createSocketTicket({});
  await sendOnce(text, ticket);
}

/** Opens the socket, says one thing, and closes it. */
function sendOnce(text: string, ticket: string): Promise<void> {
  const socket = openTicketed(ticket);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => {
      socket.send(text);
      socket.close();
    });
    socket.addEventListener('close', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The socket could not be opened.')));
  });
}
