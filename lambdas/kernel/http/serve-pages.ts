import { createHash } from 'node:crypto';
import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { Problem, statusOf } from '#shared/contract/errors.ts';
import { clock } from '../clock.ts';
import type { PagePath } from '../function.ts';
import { asInvocation } from '../observability/invocation.ts';
import { log } from '../observability/log.ts';
import { measure } from '../observability/measure.ts';
import { trace, traceOf } from '../observability/trace.ts';
import type { HttpEvent } from './actor.ts';
import { httpOutcome } from './http-outcome.ts';
import type { HttpHandler } from './serve.ts';
import { sourceOf } from './source.ts';

/** A request for a page, or a form that one sent. There is no session: a page shows what all readers with its address may see. */
export interface PageRequest {
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The fields of a posted form. */
  readonly form: Readonly<Record<string, string | undefined>>;
  /** Where the request came from, as limits count it. */
  readonly source: string;
  readonly now: Date;
}

interface PageAnswer {
  /** Default 200. */
  readonly status?: number;
  /** Names in lower case; among them `cache-control`, always. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** The page for what is not there (404) or failed (5xx). */
export type RenderFailure = (status: number, request: PageRequest) => PageAnswer;

type PageStep = middy.MiddlewareObj<HttpEvent, HttpResult>;

/** Builds the handler of a function's pages and forms; one that is missing does not compile. */
export function servePages<Path extends PagePath>(
  pages: Readonly<Record<Path, RenderPage>>,
  failure: RenderFailure,
): HttpHandler {
  const known = new Map(Object.entries<RenderPage>(pages));
  return asInvocation(
    middy<HttpEvent, HttpResult>({ timeoutEarlyInMillis: 0 })
      .use(trace(({ headers }: HttpEvent) => traceOf(headers.traceparent)))
      .use(measure('page', outcomeOf))
      .use(answerFailures(failure))
      .use(answerNotModified())
      .handler(async (event) => {
        const render = known.get(event.routeKey.slice(event.routeKey.indexOf(' ') + 1));
        if (!render) throw new Problem('route.notFound');
        return toResult(await render(read(event)));
      }),
  );
}

const outcomeOf = ({ event, response }: Pick<middy.Request<HttpEvent, HttpResult>, 'event' | 'response'>) => ({
  name: event.routeKey,
  requestId: event.requestContext.requestId,
  ...httpOutcome(response),
});

/** Turns what was thrown into a page that says so; logs what the reader must not see. */
const answerFailures = (failure: RenderFailure): PageStep => ({
  onError: (request) => {
    const { error, event } = request;
    request.response = toResult(failure(statusFor(error, event.requestContext.requestId), read(event)));
  },
});

/** Names each page by its content: a copy that is still the same is not sent again (RFC 9110, section 13.1.2: weak comparison). */
const answerNotModified = (): PageStep => ({
  after: (request) => {
    const { response, event } = request;
    if (response?.statusCode !== 200) return;
    const { headers = {}, body = '' } = response;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const isKnown = event.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
    request.response = isKnown
      ? { statusCode: 304, headers: { etag, 'cache-control': headers['cache-control'] ?? 'no-store' } }
      : { ...response, headers: { ...headers, etag } };
  },
});

const toResult = ({ status = 200, headers, body = '' }: PageAnswer): HttpResult => ({
  statusCode: status,
  headers,
  body,
});

const read = (event: HttpEvent): PageRequest => ({
  path: event.pathParameters ?? {},
  query: event.queryStringParameters ?? {},
  form: readForm(event),
  source: sourceOf(event.requestContext.http.sourceIp),
  now: clock.now(),
});

/** More than any form of ours sends. */
const maxFormBytes = 16 * 1024;

function readForm({ body = '', isBase64Encoded, headers }: HttpEvent): PageRequest['form'] {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
  if (!isForm || body.length > maxFormBytes) return {};
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  return Object.fromEntries(new URLSearchParams(text));
}

function statusFor(error: unknown, requestId: string): number {
  const status = error instanceof Problem ? statusOf(error) : 500;
  if (status < 500) return status;
  log.error('page failed', error, { requestId });
  return 500;
}
