import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { SocketClosing } from '#shared/messages/socket.ts';
import { variable } from '../../kernel/env.ts';

/** Says why, then closes a socket. One that has gone by itself is no error. */
export type CloseSocket = (connectionId: string, why: SocketClosing['closed']) => Promise<void>;

export function closeSockets(): CloseSocket {
  const client = new ApiGatewayManagementApiClient({ endpoint: variable('SOCKET_ENDPOINT') });
  return async (ConnectionId, closed) => {
    const Data = new TextEncoder().encode(JSON.stringify({ closed } satisfies SocketClosing));
    try {
      await client.send(new PostToConnectionCommand({ ConnectionId, Data }));
      await client.send(new DeleteConnectionCommand({ ConnectionId }));
    } catch (error) {
      if (!(error instanceof Error && error.name === 'GoneException')) throw error;
    }
  };
}
