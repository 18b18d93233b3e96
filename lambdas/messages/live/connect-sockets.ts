import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import { variable } from '../../kernel/env.ts';

export type SendToSocket = (connectionId: string, text: string) => Promise<'sent' | 'gone'>;

/** Open sockets, through the WebSocket API. */
export function connectSockets(): SendToSocket {
  const client = new ApiGatewayManagementApiClient({ endpoint: variable('SOCKET_ENDPOINT') });
  return async (ConnectionId, text) => {
    try {
      await client.send(new PostToConnectionCommand({ ConnectionId, Data: new TextEncoder().encode(text) }));
      return 'sent';
    } catch (error) {
      if (error instanceof Error && error.name === 'GoneException') return 'gone';
      throw error;
    }
  };
}
