import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../data/in-transaction.ts';
import type { Engine, EngineAnswer, EngineRequest } from '../../engines/engine.ts';
import { attempt } from './attempt.ts';
import type { createExpand } from './expand.ts';
import { type FormObject, parseForm } from './form.ts';
import { type ApiAnswer, createIdempotencyKeys } from './idempotency.ts';
import { StripeProblem } from './problem.ts';
import type { Route } from './routes.ts';
import { platform, type World } from './world.ts';

/** How a call fails that a test has fail: before anything is done, or after everything is. */
export type Fault = 'refused' | 'lost';

export interface ApiOptions {
  readonly database: DatabaseSync;
  readonly world: World;
  readonly secretKey: string;
  readonly find: (method: string, path: string) => { readonly route: Route; readonly id: string } | undefined;
  readonly expand: ReturnType<typeof createExpand>;
  /** Of the next call, taken by it. */
  readonly takeFault: () => Fault | undefined;
  /** False when there were too many calls in this second. */
  readonly mayCall: () => boolean;
}

/** The API itself, as the `stripe` package talks to it: https://docs.stripe.com/api */
export function createApiEngine(options: ApiOptions): Engine {
  const keys = createIdempotencyKeys(options.database);
  return (request) => {
    try {
      return shown(answer(request, options, keys));
    } catch (error) {
      if (error instanceof StripeProblem) return shown(problem(error));
      throw error;
    }
  };
}

type Keys = ReturnType<typeof createIdempotencyKeys>;
type Answered = ApiAnswer & { readonly isRepeat?: boolean };

function answer(request: EngineRequest, options: ApiOptions, keys: Keys): Answered {
  const { world, database } = options;
  refuseStranger(request, options.secretKey);
  const scope = scopeOf(request, world);
  if (!options.mayCall())
    throw new StripeProblem(429, 'Too many requests hit the API too quickly.', { code: 'rate_limit' });
  const fault = options.takeFault();
  if (fault === 'refused') throw apiError();
  const key = request.method === 'POST' ? headerOf(request, 'idempotency-key') : undefined;
  const call = `${request.method} ${request.wholePath} ${request.body.toString()}`;
  const answered = inTransaction(database, (): Answered => {
    const now = world.now();
    const before = key && keys.find(`${scope} ${key}`, call, now);
    if (before) return { ...before, isRepeat: true };
    const made = run(request, scope, options);
    // What was refused before it began may be tried again with the same key.
    if (key && (made.status === 200 || made.status === 402)) keys.keep(`${scope} ${key}`, call, now, made);
    return made;
  });
  if (fault === 'lost') throw apiError();
  return answered;
}

const apiError = () => new StripeProblem(500, 'An error occurred. This is made on purpose.', {}, 'api_error');

function run(request: EngineRequest, scope: string, { world, find, expand }: ApiOptions): ApiAnswer {
  const found = find(request.method, request.wholePath);
  if (!found) throw new StripeProblem(404, `Unrecognized request URL (${request.method}: ${request.wholePath}).`);
  const { expand: paths, ...params } = readForm(request);
  const tried = attempt(() => found.route({ world, scope, id: found.id, path: request.wholePath, params }));
  if ('problem' in tried) return problem(tried.problem);
  return ok(expand(tried.value, Array.isArray(paths) ? paths.map(String) : [], world, scope));
}

const readForm = ({ method, body, query }: EngineRequest): FormObject =>
  parseForm(method === 'GET' || method === 'DELETE' ? query.toString() : body.toString());

function refuseStranger({ headers: { authorization = '' } }: EngineRequest, secretKey: string): void {
  const basic = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  if (authorization === `Bearer ${secretKey}` || authorization === basic) return;
  throw new StripeProblem(401, 'Invalid API Key provided.');
}

function scopeOf(request: EngineRequest, { store }: World): string {
  const id = headerOf(request, 'stripe-account');
  if (id === undefined || id === platform) return platform;
  const isOurs = store.find(platform, 'account', id) && store.fact('disconnected', id) === undefined;
  if (isOurs) return id;
  throw new StripeProblem(
    403,
    `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
    { code: 'account_invalid' },
  );
}

const headerOf = ({ headers }: EngineRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const ok = (object: object): ApiAnswer => ({ status: 200, body: JSON.stringify(object) });
const problem = (error: StripeProblem): ApiAnswer => ({ status: error.status, body: JSON.stringify(error.toBody()) });

const shown = ({ status, body, isRepeat = false }: Answered): EngineAnswer => ({
  status,
  headers: {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
    ...(isRepeat && { 'idempotent-replayed': 'true' }),
  },
  body,
});
