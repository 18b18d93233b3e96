import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account as the provider answers with it; only what the product reads. */
export interface FakeAccount {
  id: string;
  object: 'account';
  country: string;
  default_currency: string;
  charges_enabled: boolean;
  details_submitted: boolean;
  payouts_enabled: boolean;
  requirements: {
    currently_due: string[];
    past_due: string[];
    current_deadline: number | null;
    disabled_reason: string | null;
  };
  settings: { payouts: { schedule: { interval: string; weekly_anchor?: string } } };
}

type Answer = readonly [status: number, body: unknown];

const accounts = new Map<string, FakeAccount>();
const byKey = new Map<string, { readonly body: string; readonly answer: Answer }>();
const gone = new Set<string>();
const asked: string[] = [];
const objects = new Map<string, unknown>();
let isDown = false;
let made = 0;

/** An account of which everything is still due. */
export function anAccount(differences: Partial<FakeAccount> = {}): FakeAccount {
  made += 1;
  const account: FakeAccount = {
    id: `acct_${made}rovers`,
    object: 'account',
    country: 'US',
    default_currency: 'usd',
    charges_enabled: false,
    details_submitted: false,
    payouts_enabled: false,
    requirements: { currently_due: ['external_account'], past_due: [], current_deadline: null, disabled_reason: null },
    settings: { payouts: { schedule: { interval: 'weekly', weekly_anchor: 'monday' } } },
    ...differences,
  };
  accounts.set(account.id, account);
  return account;
}

const ready = { charges_enabled: true, details_submitted: true, payouts_enabled: true } as const;
const nothingDue = { currently_due: [], past_due: [], current_deadline: null, disabled_reason: null };

/** An account that takes payments. */
export const aReadyAccount = (differences: Partial<FakeAccount> = {}): FakeAccount =>
  anAccount({ ...ready, requirements: nothingDue, ...differences });

const error = (status: number, code: string, type = 'invalid_request_error'): Answer => [
  status,
  { error: { type, code, message: code } },
];

const notConnected = error(403, 'account_invalid');

function createAccount(body: string, key: string): Answer {
  const before = byKey.get(key);
  if (before) return before.body === body ? before.answer : error(400, 'idempotency_key_in_use', 'idempotency_error');
  const answer: Answer = [200, anAccount({ country: new URLSearchParams(body).get('country') ?? 'US' })];
  byKey.set(key, { body, answer });
  return answer;
}

/** A code is the account's id behind `code_`; each is good once. */
function exchange(body: string): Answer {
  const id = /^code_(\w+)$/.exec(new URLSearchParams(body).get('code') ?? '')?.[1] ?? '';
  if (!accounts.has(id) || gone.has(`code ${id}`)) return [400, { error: 'invalid_grant', error_description: 'used' }];
  gone.add(`code ${id}`);
  return [200, { stripe_user_id: id, livemode: false, access_token: 'sk_leaked', refresh_token: 'rt_leaked' }];
}

function findAccount(id: string): Answer {
  const account = accounts.get(id);
  return account && !gone.has(id) ? [200, account] : notConnected;
}

const stored = (path: string, none: unknown): Answer => [200, objects.get(path) ?? none];
const emptyList = { object: 'list', data: [], has_more: false, url: '/v1/list' };

type Route = (body: string, headers: IncomingMessage['headers']) => Answer;

const routes: Readonly<Record<string, Route>> = {
  'POST /v1/accounts': (body, headers) => createAccount(body, String(headers['idempotency-key'])),
  'POST /v1/account_links': (body) => [200, { object: 'account_link', url: `${origin()}/setup?${body}` }],
  'POST /oauth/token': exchange,
  'POST /oauth/deauthorize': (body) => {
    const id = new URLSearchParams(body).get('stripe_user_id') ?? '';
    gone.add(id);
    return [200, { stripe_user_id: id }];
  },
  'GET /v1/balance': () => stored('/v1/balance', { object: 'balance', available: [], pending: [] }),
};

function answerOf(method: string, path: string, body: string, headers: IncomingMessage['headers']): Answer {
  if (isDown) return [503, { error: { type: 'api_error' } }];
  const route = routes[`${method} ${path}`];
  if (route) return route(body, headers);
  const [, id] = /^\/v1\/accounts\/(\w+)$/.exec(path) ?? [];
  if (id) return findAccount(id);
  const none = path.startsWith('/v1/events/') ? error(404, 'resource_missing') : ([200, emptyList] as const);
  return objects.has(path) ? stored(path, undefined) : none;
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { pathname } = new URL(request.url ?? '/', origin());
    asked.push(`${request.method} ${pathname}`);
    const [status, body] = answerOf(request.method ?? '', pathname, Buffer.concat(chunks).toString(), request.headers);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
server.unref();
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Where the package talks to while no one asks for this provider. */
let elsewhere: string | undefined;

/** A small payment provider that the unmodified package talks to, and that does what a test says and no more. */
export const fakeProvider = {
  /** Where its pages are. */
  origin: origin(),
  /** From now on the product talks to this provider. */
  begin: (): void => {
    elsewhere = process.env.STRIPE_ENDPOINT;
    process.env.STRIPE_ENDPOINT = origin();
  },
  end: (): void => {
    isDown = false;
    if (elsewhere === undefined) delete process.env.STRIPE_ENDPOINT;
    else process.env.STRIPE_ENDPOINT = elsewhere;
  },
  /** Every request that it got: `POST /v1/accounts`. */
  asked,
  /** Answers with an object at a path. */
  put: (path: string, object: unknown) => void objects.set(path, object),
  /** The owner ended our access. */
  disconnect: (id: string) => void gone.add(id),
  /** The owner may allow us to use an account again. */
  allowAgain: (id: string): void => {
    gone.delete(id);
    gone.delete(`code ${id}`);
  },
  setDown: (down: boolean): void => {
    isDown = down;
  },
};
