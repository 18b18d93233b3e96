/** What the WebSocket API sends: https://docs.aws.amazon.com/apigateway/latest/developerguide/websocket-api-develop.html */
export interface SocketEvent {
  readonly requestContext: {
    readonly connectionId: string;
    readonly eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT';
  };
  /** Only on connecting. Names come as the browser wrote them. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Only on connecting. */
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null | undefined;
  /** Only with a message. */
  readonly body?: string | null | undefined;
}

/** On connecting, anything but 200 refuses the connection. */
export interface SocketAnswer {
  readonly statusCode: 200 | 400 | 401 | 403 | 429;
}
