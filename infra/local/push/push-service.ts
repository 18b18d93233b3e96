import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Engine, EngineAnswer, EngineRequest } from '../engines/engine.ts';
import { faultOfVapid } from './check-vapid.ts';
import { decrypt } from './decrypt.ts';
import type { ArrivedPush, LocalDevice, PushStore } from './push-store.ts';

/** What a browser tells a page about its subscription. */
export interface LocalSubscription {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A push service and the browsers behind it, in one: it decrypts what arrives, because it plays both parts. */
export interface PushService {
  /** @param key the application server's, base64url */
  subscribe(key: string): LocalSubscription;
  /** From now on it answers so; without a status it takes messages again. 410 is what a browser's leaving makes. */
  answerWith(id: string, status: number | undefined): void;
  list(options: { readonly deviceId?: string | undefined; readonly limit: number }): ArrivedPush[];
  /** Takes messages at `/{id}` (RFC 8030). */
  readonly engine: Engine;
}

interface PushServiceOptions {
  readonly store: PushStore;
  readonly now: () => Date;
  /** Where the engine is, with a slash at its end. */
  readonly address: () => string;
}

/** RFC 8030 lets a service refuse more (7.2); all of them do. */
const longestBytes = 4096;

export function createPushService({ store, now, address }: PushServiceOptions): PushService {
  return {
    subscribe: (key) => {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const id = randomUUID();
      const auth = randomBytes(16).toString('base64url');
      store.put({ id, key, privateKey: pair.getPrivateKey('base64url'), auth });
      return { id, endpoint: `${address()}${id}`, p256dh, auth };
    },
    answerWith: (id, status) => {
      const device = store.find(id);
      if (device) store.put({ ...device, status });
    },
    list: store.list,
    engine: (request) => take(request, store, new URL(address()).origin, now()),
  };
}

function take(request: EngineRequest, store: PushStore, origin: string, now: Date): EngineAnswer {
  const device = store.find(request.path.split('/').filter(Boolean).at(-1) ?? '');
  if (request.method !== 'POST' || !device) return { status: 404 };
  if (device.status) return { status: device.status, headers: { 'retry-after': '120' } };
  const { authorization } = request.headers;
  const stranger = faultOfVapid(authorization, { key: device.key, origin, now });
  if (stranger) return { status: 403, body: stranger };
  const fault = faultOf(request);
  if (fault) return fault;
  const push = arrived(request, device, now);
  if (!push) return { status: 400, body: 'The message cannot be decrypted.' };
  store.add(push);
  return { status: 201, headers: { location: `${origin}/messages/${push.id}` } };
}

const headerOf = ({ headers }: EngineRequest, name: string) => String(headers[name] ?? '');

function faultOf(request: EngineRequest): EngineAnswer | undefined {
  if (request.body.length > longestBytes) return { status: 413 };
  const wrong = Object.entries(rules).find(([name, rule]) => !rule.test(headerOf(request, name)));
  return wrong && { status: 400, body: `The header ${wrong[0]} is wrong.` };
}

/** RFC 8030, 5.2 to 5.4; RFC 8291, 4. */
const rules = {
  ttl: /^\d+$/,
  urgency: /^(very-low|low|normal|high)?$/,
  topic: /^[\w-]{0,32}$/,
  'content-encoding': /^aes128gcm$/,
};

function arrived(request: EngineRequest, { id, privateKey, auth }: LocalDevice, now: Date): ArrivedPush | undefined {
  const keys = { privateKey: Buffer.from(privateKey, 'base64url'), auth: Buffer.from(auth, 'base64url') };
  try {
    return {
      id: randomUUID(),
      deviceId: id,
      arrivedAt: now.toISOString(),
      ttl: Number(headerOf(request, 'ttl')),
      urgency: headerOf(request, 'urgency'),
      topic: headerOf(request, 'topic'),
      text: decrypt(request.body, keys).toString(),
    };
  } catch {
    return undefined;
  }
}
