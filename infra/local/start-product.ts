import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityHeaders } from '#infra/security-headers.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { Hosts } from '#shared/hosts.ts';
import { type Backend, startBackend } from './backend.ts';
import { noRoom, openDataFolder } from './data/data-folder.ts';
import { freeIn, isDiskFull, reserveBytes } from './data/disk.ts';
import { namesHere } from './engines/guard.ts';
import type { Handle } from './engines/local-server.ts';
import { atPath } from './engines/whole-request.ts';
import { pushPath, uploadBucket } from './environment.ts';
import { reply } from './front/answer.ts';
import { documentsOf } from './front/documents.ts';
import { createFrontDoor } from './front/front-door.ts';
import { listen } from './front/listen.ts';
import { takeUpgrades } from './front/upgrades.ts';
import { builtWebApp, hotWebApp, noWebApp } from './front/web-app.ts';
import { captureLogs } from './functions/capture-logs.ts';
import type { CodeKind } from './functions/function-code.ts';
import type { Invoke } from './functions/invoke.ts';
import { answerMedia } from './objects/media.ts';
import { createObjectsEngine } from './objects/objects-engine.ts';
import { answerLocalPage } from './pages/local-pages.ts';
import type { Running, Status } from './pages/running.ts';
import { createPushService, type PushService } from './push/push-service.ts';
import { createPushStore } from './push/push-store.ts';
import { demoSignIns } from './seeds/demo-sign-ins.ts';
import { seedOnce } from './seeds/seed-once.ts';
import { Trouble } from './trouble.ts';
import type { Undo } from './undo.ts';
import { versionsOf } from './versions.ts';

export interface StartOptions {
  /** Of the project. */
  readonly root: string;
  readonly dataPath: string;
  /** What of the functions is run. */
  readonly code: CodeKind;
  /** 0 for any that is free. */
  readonly port: number;
  /** Throws the data away first. */
  readonly fresh: boolean;
  /** The web app as visitors get it, from its sources as they change, or not at all. */
  readonly web: 'built' | 'hot' | 'none';
  /** Fills an empty product with a first world. */
  readonly seeded: boolean;
  readonly tell: (line: string) => void;
  /** The product has to end, for the reason that is given. */
  readonly giveUp: (line: string) => void;
}

export interface Product {
  readonly status: () => Status;
  /** Calls a function past the gateway. */
  readonly invoke: Invoke;
  readonly close: () => Promise<void>;
}

/** Decision D3: `localhost` is the product, `org.localhost` an organisation's host, the others custom domains. */
const hosts = Hosts.parse({ main: namesHere(process.env.HOST), organization: { 'org.localhost': '' } });

/**
 * Starts the whole product on this machine.
 * @throws {Trouble} when the developer has to do something first; nothing is left running then.
 */
export async function startProduct(options: StartOptions): Promise<Product> {
  const undo: Undo = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await start(options, undo)), close };
  } catch (error) {
    await close();
    const isFull = isDiskFull(error) || freeIn(options.dataPath) < reserveBytes;
    throw isFull && !(error instanceof Trouble) ? new Trouble(noRoom(options.dataPath)) : error;
  }
}

async function start(options: StartOptions, undo: Undo): Promise<Omit<Product, 'close'>> {
  const { root, code, port, tell, giveUp } = options;
  // The port first: while another process has it, the data may be theirs as well.
  const door: { onRequest: Handle } = { onRequest: notYet };
  const servers = await listen(port, (request, response) => door.onRequest(request, response));
  undo.push(() => closeAll(servers));
  const data = openDataFolder(options.dataPath, { fresh: options.fresh });
  undo.push(data.close);
  captureLogs(data.logFile, tell);
  const origin = `http://localhost:${portOf(servers)}`;
  const backend = await startBackend({ root, code, data, origin, tell, giveUp }, undo);
  const web = await openWeb(options, servers, undo);
  const state = { ready: false };
  const push = createPushService({
    store: createPushStore(data.state),
    now: clock.now,
    address: () => `${origin}${pushPath}`,
  });
  const running = runningOf({ backend, push }, origin, options, state);
  door.onRequest = openDoor({ backend, origin, web, running });
  const { sockets } = backend;
  const onUpgrade = takeUpgrades({ sockets, names: hosts.main, isHot: options.web === 'hot' });
  for (const server of servers) server.on('upgrade', onUpgrade);
  if (options.seeded) await seedOnce({ origin, settings: backend.settings, mail: backend.mail, tell });
  await backend.settle();
  state.ready = true;
  return { status: running.status, invoke: backend.invoke };
}

async function openWeb({ web, root, tell }: StartOptions, servers: readonly Server[], undo: Undo): Promise<Handle> {
  const [first] = servers;
  if (web === 'none' || !first) return noWebApp;
  if (web === 'built') return builtWebApp(root, tell);
  const { handle, close } = await hotWebApp(root, first);
  undo.push(close);
  return handle;
}

interface DoorParts {
  readonly backend: Backend;
  readonly origin: string;
  readonly web: Handle;
  readonly running: Running;
}

function openDoor({ backend, origin, web, running }: DoorParts): Handle {
  const byNumber = origin.replace('localhost', '127.0.0.1');
  return createFrontDoor({
    origin,
    hosts,
    headers: securityHeaders({ connect: [byNumber], images: [byNumber] }),
    disk: backend.disk,
    api: backend.api,
    pages: backend.pages,
    identity: backend.identity.handle,
    media: (path) => answerMedia(backend.objects, uploadBucket, path),
    objects: atPath(createObjectsEngine(backend.objects, clock.now, 'local'), '/_local/objects'),
    push: atPath(running.push.engine, '/_local/push/messages'),
    localPage: (request) => answerLocalPage(request, running),
    documents: documentsOf(hosts, running.status().versions.product ?? ''),
    web,
  });
}

function runningOf(
  { backend, push }: { readonly backend: Backend; readonly push: PushService },
  origin: string,
  { root, seeded }: StartOptions,
  state: { readonly ready: boolean },
): Running {
  const { journal, mail, stripe, scheduler, time, poke } = backend;
  const versions = versionsOf(root);
  const at = (path: string) => `${origin}${path}`;
  const addresses = {
    web: origin,
    api: at('/api'),
    docs: at('/api/docs'),
    mail: at('/_local/mail'),
    push: at('/_local/push'),
    stripe: at('/_local/stripe'),
    local: at('/_local'),
  };
  return {
    journal,
    mail,
    push,
    stripe,
    scheduler,
    time,
    poke,
    status: () => ({
      ready: state.ready,
      addresses: { ...addresses, socket: `${origin.replace('http', 'ws')}/ws` },
      versions,
      clock: { now: clock.now().toISOString(), aheadMinutes: Math.round(clock.ahead() / 60_000) },
      engines: { product: process.pid, data: backend.enginePid() },
      demoSignIns: seeded ? demoSignIns : [],
    }),
  };
}

const portOf = ([first]: readonly Server[]): number => (first?.address() as AddressInfo | undefined)?.port ?? 0;

const notYet: Handle = (_request, response) =>
  reply(response, { status: 503, type: 'text/plain', body: 'Starting\n', headers: { 'retry-after': '1' } });

async function closeAll(servers: readonly Server[]): Promise<void> {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
