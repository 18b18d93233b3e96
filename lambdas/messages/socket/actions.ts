import { SocketMessage } from '#shared/messages/socket.ts';

/** What a message asks for, or undefined for one that is none of ours. */
export function readMessage(body: string): SocketMessage | undefined {
  try {
    return SocketMessage.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
