/** The one socket of this page, while it is open. */
export const liveSocket: { current: WebSocket | undefined } = { current: undefined };

/** While it is, news come by themselves and nothing needs to ask for them. */
export const isSocketUp = (): boolean => liveSocket.current?.readyState === WebSocket.OPEN;

/** Opens the WebSocket with a ticket. */
export function openTicketed(ticket: string): WebSocket {
  const address = new URL('/ws', location.origin);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('ticket', ticket);
  return new WebSocket(address);
}
