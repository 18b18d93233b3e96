import type { HttpEvent } from '#lambdas/kernel/http/actor.ts';

/** What the gateway found of a route: its key, and the decoded values of its parameters. */
interface Matched {
  readonly route: { readonly key: string };
  readonly pathParameters: Readonly<Record<string, string>>;
}

/** The claims of a verified token, as API Gateway hands them on: text, all of them. */
export type Claims = Readonly<Record<string, string>>;

export interface GatewayRequest {
  readonly method: string;
  readonly url: URL;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
  readonly requestId: string;
  readonly now: Date;
  readonly claims: Claims | undefined;
}

/**
 * The event of an HTTP API in payload format 2.0:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function toHttpEvent(request: GatewayRequest, { route, pathParameters }: Matched): HttpEvent {
  const { url, headers, body } = request;
  const { cookie, ...rest } = headers;
  const text = isText(headers['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie && { cookies: cookie.split('; ') }),
    headers: rest,
    ...(url.search.length > 1 && { queryStringParameters: joinRepeated(url.searchParams) }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: toContext(request, route.key),
    ...(body.length > 0 && { body: body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !text,
  };
}

function toContext({ method, url, headers, sourceIp, requestId, now, claims }: GatewayRequest, routeKey: string) {
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName: headers.host ?? '',
    domainPrefix: 'local',
    http: {
      method,
      path: url.pathname,
      protocol: 'HTTP/1.1',
      sourceIp,
      userAgent: headers['user-agent'] ?? '',
    },
    requestId,
    routeKey,
    stage: '$default',
    time: now.toISOString(),
    timeEpoch: now.getTime(),
    ...(claims && { authorizer: { principalId: '', integrationLatency: 0, jwt: { claims, scopes: [] } } }),
  };
}

/** Repeated parameters arrive joined by commas. */
function joinRepeated(query: URLSearchParams): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of query) joined[name] = name in joined ? `${joined[name]},${value}` : value;
  return joined;
}

/** Everything else travels as base64. */
const isText = (contentType: string) =>
  /^(text\/|application\/(json|xml|javascript)|[^;]+\+(json|xml))/i.test(contentType);
