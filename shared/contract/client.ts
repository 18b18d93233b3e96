import { type ErrorCode, errors } from '../errors.ts';
import { Problem, type ProblemBody } from './errors.ts';
import {
  type Answer,
  addressOf,
  type Contract,
  type Method,
  type Operation,
  pathParams,
  type Sent,
  sendsBody,
} from './operation.ts';

export type Transport = (request: Request) => Promise<Response>;

interface CallOptions {
  readonly signal?: AbortSignal;
  /** For operations that create: the same key on a retry gets the first answer again. A new one is made if absent. */
  readonly idempotencyKey?: string;
}

export type Client<C extends Contract> = {
  [Id in keyof C['operations']]: (
    input: Sent<C['operations'][Id]>,
    options?: CallOptions,
  ) => Promise<Answer<C['operations'][Id]>>;
};

/**
 * A typed caller for one contract. `transport` adds the session; tests pass one that calls the handler directly.
 * @throws {Problem} for every answer that is not a success.
 */
export function createClient<C extends Contract>(contract: C, origin: string, transport: Transport): Client<C> {
  const call = async (operation: Operation, input: Record<string, unknown>, options: CallOptions = {}) => {
    const response = await transport(toRequest(operation, origin, input, options));
    if (!response.ok) throw await toProblem(response);
    return operation.output.parse(await (operation.produces ? response.text() : response.json()));
  };
  const callers = Object.entries(contract.operations).map(
    ([id, operation]) => [id, call.bind(undefined, operation)] as const,
  );
  return Object.fromEntries(callers) as unknown as Client<C>;
}

/** The request by which an operation is called; the input is not checked. */
export function toRequest(
  operation: Operation,
  origin: string,
  input: Record<string, unknown>,
  options: CallOptions = {},
): Request {
  const inPath = pathParams(operation.path);
  const path = addressOf(operation).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined);
  const url = new URL(origin + path);
  const headers = new Headers();
  const init: RequestInit & { method: Method } = { method: operation.method, headers, signal: options.signal ?? null };
  if (sendsBody(operation)) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(Object.fromEntries(rest));
  } else {
    for (const [name, value] of rest) url.searchParams.set(name, String(value));
  }
  headers.set('traceparent', newTraceparent());
  if (operation.creates) headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID());
  return new Request(url, init);
}

/** Begins a trace, by which one request is found again in all that followed from it (https://www.w3.org/TR/trace-context/). */
function newTraceparent(): string {
  const [trace, span] = [crypto.randomUUID(), crypto.randomUUID()].map((id) => id.replaceAll('-', ''));
  return `00-${trace}-${span?.slice(16)}-01`;
}

async function toProblem(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>;
  return new Problem(body.code && body.code in errors ? body.code : codeFor(response.status), {
    ...(body.fields && { fields: body.fields }),
    ...(body.currentVersion !== undefined && { currentVersion: body.currentVersion }),
    ...(body.plan && { plan: body.plan }),
    ...(body.retryAfterSeconds !== undefined && { retryAfterSeconds: body.retryAfterSeconds }),
    ...(body.requestId && { requestId: body.requestId }),
  });
}

/** For answers that never reached a function: the gateway's and the edge's own refusals have no code of ours. */
function codeFor(status: number): ErrorCode {
  const known: Partial<Record<number, ErrorCode>> = {
    401: 'auth.required',
    404: 'route.notFound',
    413: 'request.tooLarge',
    429: 'request.tooMany',
    503: 'server.busy',
  };
  return known[status] ?? 'server.failed';
}
