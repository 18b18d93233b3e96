import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { EngineAnswer, EngineRequest } from '#infra/local/engines/engine.ts';
import { localPlanPrices } from '#infra/local/environment.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { consoleErrors } from '../product/console-errors.ts';

/** What of a subscription the product reads. */
type Known = Pick<Stripe.Subscription, 'id' | 'object' | 'status' | 'metadata' | 'cancel_at_period_end' | 'created'> & {
  readonly items: { readonly data: readonly object[] };
};
interface Session {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly url: string | null;
  readonly subscription: string | null;
  readonly metadata: Record<string, string>;
}

const monthSeconds = 30 * 24 * 60 * 60;
const seconds = () => Math.floor(clock.now().getTime() / 1000);
const prices = JSON.parse(localPlanPrices) as Record<string, string>;
const lengthOf = (price: string) => (price === prices.plus ? 365 * 24 * 60 * 60 : monthSeconds);
const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

/** Members named `metadata[…]`. */
const metadataIn = (form: URLSearchParams, start: string) =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(`${start}[`))
      .map(([name, value]) => [name.slice(start.length + 1, -1), value]),
  );

const json = { 'content-type': 'application/json' };
const refusal = (status: number, type: string): EngineAnswer => ({
  status,
  headers: json,
  body: JSON.stringify({ error: { type } }),
});

/** The payment provider as far as plans need it: pages, subscriptions and the portal, kept in memory. */
export function createBilling() {
  const sessions = new Map<string, Session & { readonly price: string }>();
  const subscriptions = new Map<string, Known>();
  const customers = new Map<string, string>();
  const invoices: object[] = [];
  const state = { isDown: false, declines: false, calls: [] as { route: string; form: URLSearchParams }[] };

  const put = (id: string, changed: Partial<Known>): Known => {
    const next = { ...subscriptions.get(id), ...changed } as Known;
    subscriptions.set(id, next);
    return next;
  };
  const itemOf = (price: string, start = seconds()) => ({
    data: [
      { id: 'si_1', price: { id: price }, current_period_start: start, current_period_end: start + lengthOf(price) },
    ],
  });

  const answers: Readonly<Record<string, (id: string, form: URLSearchParams, key: string) => object | undefined>> = {
    'POST /customers': (_, __, key) => {
      const made = customers.get(key) ?? idOf('cus');
      customers.set(key, made);
      return { id: made, object: 'customer' };
    },
    'POST /checkout/sessions': (_, form) => {
      const made = idOf('cs_test');
      const session = {
        id: made,
        status: 'open' as const,
        url: `https://checkout.example/${made}`,
        subscription: null,
        metadata: metadataIn(form, 'metadata'),
        price: form.get('line_items[0][price]') ?? '',
      };
      sessions.set(made, session);
      return session;
    },
    'GET /checkout/sessions/{id}': (id) => sessions.get(id),
    'POST /checkout/sessions/{id}/expire': (id) => {
      const session = sessions.get(id);
      if (session) sessions.set(id, { ...session, status: 'expired', url: null });
      return sessions.get(id);
    },
    'GET /subscriptions/{id}': (id) => subscriptions.get(id),
    'DELETE /subscriptions/{id}': (id) => put(id, { status: 'canceled' }),
    'POST /subscriptions/{id}': (id, form) => {
      const price = form.get('items[0][price]');
      const ends = form.get('cancel_at_period_end') === 'true';
      return put(id, { cancel_at_period_end: ends, ...(price && { items: itemOf(price) }) });
    },
    'GET /invoices': () => ({ object: 'list', data: [...invoices].reverse(), has_more: false }),
    'POST /invoices/create_preview': () => ({ object: 'invoice', total: 1_500, currency: 'usd' }),
    'POST /billing_portal/sessions': (_, form) => ({ url: `https://portal.example/${form.get('customer')}` }),
  };

  /** Whether plans ask: other questions are the local provider's. */
  const isAboutPlans = (path: string, id: string, form: URLSearchParams, key: string) =>
    form.get('mode') === 'subscription' ||
    sessions.has(id) ||
    subscriptions.has(id) ||
    key.startsWith('customer-') ||
    path === '/invoices' ||
    path === '/invoices/create_preview' ||
    path === '/billing_portal/sessions';

  const decide = (route: string, id: string, form: URLSearchParams, key: string): EngineAnswer => {
    state.calls.push({ route, form });
    if (state.declines && route === 'POST /subscriptions/{id}') return refusal(402, 'card_error');
    const found = answers[route]?.(id, form, key);
    return found ? { headers: json, body: JSON.stringify(found) } : refusal(404, 'invalid_request_error');
  };

  /** Nothing where the question is not about plans. */
  const engine = ({ method, path, body, headers }: EngineRequest): EngineAnswer | undefined => {
    const [, id = ''] = /\/(cs_test_\w+|sub_\w+)/.exec(path) ?? [];
    const form = new URLSearchParams(body.toString());
    const key = String(headers['idempotency-key']);
    if (state.isDown) return refusal(500, 'api_error');
    if (!isAboutPlans(path, id, form, key)) return undefined;
    return decide(`${method} ${id ? path.replace(id, '{id}') : path}`, id, form, key);
  };

  return {
    /** It fails from now on, which the product logs. */
    goDown: (): void => {
      state.isDown = true;
      consoleErrors.expect(/unreachable|does not answer/);
    },
    engine,
    state,
    put,
    invoices,
    /** A test begins: it answers, and was asked nothing. */
    begin: (): void => {
      invoices.length = 0;
      Object.assign(state, { isDown: false, declines: false, calls: [] });
    },
    renew: () => {
      for (const map of [sessions, subscriptions, customers]) map.clear();
      Object.assign(state, { isDown: false, declines: false, calls: [] });
    },
    /** The payer pays on the page: a subscription begins. */
    pay: (url: string): string => {
      const session = sessions.get(url.split('/').at(-1) ?? '');
      if (!session) throw new Error(`No page at ${url}`);
      const id = idOf('sub');
      const { metadata, price } = session;
      put(id, {
        id,
        object: 'subscription',
        status: 'active',
        metadata,
        cancel_at_period_end: false,
        created: seconds(),
        items: itemOf(price),
      });
      sessions.set(session.id, { ...session, status: 'complete', url: null, subscription: id });
      return id;
    },
    /** A next period begins, paid. */
    renewPeriod: (id: string): void => {
      const [item] = (subscriptions.get(id)?.items.data ?? []) as {
        price: { id: string };
        current_period_end: number;
      }[];
      if (item) put(id, { status: 'active', items: itemOf(item.price.id, item.current_period_end) });
    },
  };
}
