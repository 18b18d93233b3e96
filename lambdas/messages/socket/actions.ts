import { SocketMessage } from '#shared/messages/socket.ts';

/** What a message asks for, or undefined for one that is none of ours. */
export function readAction(body: string): SocketMessage['action'] | undefined {
  try {
    return SocketMessage.safeParse(JSON.parse(body)).data?.action;
  } catch {
    return undefined;
  }
}
