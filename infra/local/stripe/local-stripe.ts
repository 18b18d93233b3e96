import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../data/in-transaction.ts';
import type { Engine, EngineRequest } from '../engines/engine.ts';
import type { Reply } from '../front/answer.ts';
import type { LocalRequest } from '../pages/local-request.ts';
import { createApiEngine, type Fault } from './core/api-engine.ts';
import { attempt } from './core/attempt.ts';
import { createExpand } from './core/expand.ts';
import { createMatcher } from './core/routes.ts';
import { createStripeStore } from './core/store.ts';
import type { World } from './core/world.ts';
import { runDue } from './due.ts';
import { answerPage } from './pages/pages.ts';
import { includables, routes } from './routes.ts';
import { seedStripe } from './seed.ts';
import { createDeliveries, type Deliveries } from './webhooks/deliveries.ts';
import { createEmit } from './webhooks/events.ts';
import { createSender, type Post, type WebhookTargets } from './webhooks/sender.ts';
import { orderly, type Unruliness } from './webhooks/unruliness.ts';

export interface LocalStripeOptions {
  readonly database: DatabaseSync;
  readonly now: () => Date;
  /** Of the product; its pages are below it. */
  readonly origin: string;
  readonly secretKey: string;
  readonly webhooks: WebhookTargets;
  readonly post: Post;
  /** More in one second are refused, as at Stripe; no limit without it. */
  readonly callsPerSecond?: number;
}

/** The payment provider of one machine. What it knows outlives the process, and no money moves. */
export interface LocalStripe {
  /** Takes what the `stripe` package sends. */
  readonly engine: Engine;
  /** Everything below `/_local/stripe/`: checkout, onboarding, portal. */
  readonly page: (request: LocalRequest) => Reply | undefined;
  readonly world: World;
  readonly deliveries: Deliveries;
  /** All of a change or nothing. @throws {StripeProblem} */
  readonly act: <T>(work: (world: World) => T) => T;
  readonly unruliness: () => Unruliness;
  readonly setUnruliness: (change: Partial<Unruliness>) => void;
  /** So many calls of the API fail from now on. */
  readonly failNext: (fault: Fault, times: number) => void;
  /** Lets happen what has come due, and delivers the webhooks whose time has come. */
  readonly run: () => Promise<void>;
  readonly busy: () => boolean;
}

const stripePath = '/_local/stripe';

export function createLocalStripe(options: LocalStripeOptions): LocalStripe {
  const { database, secretKey, webhooks: targets, post } = options;
  const now = () => Math.floor(options.now().getTime() / 1000);
  const store = createStripeStore(database);
  const deliveries = createDeliveries(database);
  const how = () => store.fact('unruliness', '') ?? orderly;
  const emit = createEmit(store, now, ({ id, type }, scope) =>
    deliveries.add({ event: id, scope, type, now: now() }, how()),
  );
  const world: World = { store, now, emit, pageAt: (path) => `${options.origin}${stripePath}/${path}` };
  seedStripe(world);
  const sender = createSender({ store, deliveries, targets, now, how, post });
  const faults: Fault[] = [];
  const act = <T>(work: (world: World) => T): T => {
    const tried = inTransaction(database, () => attempt(() => work(world)));
    if ('problem' in tried) throw tried.problem;
    return tried.value;
  };
  const api = createApiEngine({
    database,
    world,
    secretKey,
    find: createMatcher(routes),
    expand: createExpand(includables),
    takeFault: () => faults.shift(),
    mayCall: createLimit(options.callsPerSecond),
  });
  return {
    engine: (request) => (isAuthorize(request) ? toPage(world, request) : api(request)),
    page: (request) => answerPage(request, { world, act }),
    world,
    deliveries,
    act,
    unruliness: how,
    setUnruliness: (change) => store.setFact('unruliness', '', { ...how(), ...change }),
    failNext: (fault, times) => void faults.push(...Array.from({ length: times }, () => fault)),
    run: async () => {
      runDue(database, world);
      await sender.run();
    },
    busy: sender.busy,
  };
}

/** A browser comes here first, as it does at connect.stripe.com. */
const isAuthorize = ({ method, wholePath }: EngineRequest) => method === 'GET' && wholePath === '/oauth/authorize';
const toPage = ({ pageAt }: World, { query }: EngineRequest) => ({
  status: 302,
  headers: { location: `${pageAt('authorize')}?${query}` },
});

/** By the machine's clock: a moved clock makes no one faster. */
function createLimit(perSecond: number | undefined): () => boolean {
  const calls = { second: 0, count: 0 };
  return () => {
    const second = Math.floor(Date.now() / 1000);
    if (calls.second !== second) Object.assign(calls, { second, count: 0 });
    calls.count += 1;
    return perSecond === undefined || calls.count <= perSecond;
  };
}
