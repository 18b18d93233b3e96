import { createHash } from 'node:crypto';
import type { PushDevice } from '#shared/notifications/push.ts';
import { encrypt } from './encrypt.ts';
import { isAllowedEndpoint } from './endpoint.ts';
import type { Vapid } from './vapid.ts';

/** What a browser is shown; see the service worker. */
interface PushWords {
  readonly title: string;
  readonly body: string;
  /** On our own origin. */
  readonly path: string;
  /** A later message with the same tag takes the place of this one. */
  readonly tag: string;
}

export interface PushMessage {
  readonly words: PushWords;
  /** How long a push service keeps it for a browser that cannot be reached (RFC 8030, 5.2). */
  readonly ttlSeconds: number;
  /** RFC 8030, 5.3: `high` wakes a device that saves its battery. */
  readonly urgency: 'normal' | 'high';
}

/**
 * `gone`: the browser takes no more messages. `busy`: not now; again after so many seconds, where the service says.
 * `refused`: it would be refused again.
 */
export type PushOutcome =
  | { readonly result: 'sent' | 'gone' | 'refused'; readonly status?: number }
  | { readonly result: 'busy'; readonly status?: number; readonly afterSeconds?: number };

export type PostPush = (device: PushDevice, message: PushMessage, now: Date) => Promise<PushOutcome>;

export interface PushServices {
  readonly vapid: () => Promise<Vapid>;
  /** See `isAllowedEndpoint`. */
  readonly services: readonly string[];
}

const waitMs = 5000;
/** Push services take 4096 bytes with the encryption; ours stay below 3 KB (reliability 5.6). */
const longest = { title: 200, body: 500 };

/** Posts a message to the push service of one device, encrypted for it alone (RFC 8030, 8291, 8292). */
export function createPost({ vapid, services }: PushServices): PostPush {
  return async (device, message, now) => {
    const { endpoint } = device;
    if (!isAllowedEndpoint(endpoint, services)) return { result: 'refused' };
    const authorization = (await vapid()).authorize(endpoint, now);
    const { title, body, ...rest } = message.words;
    const shown = { ...rest, title: title.slice(0, longest.title), body: body.slice(0, longest.body) };
    const request = new Request(endpoint, {
      method: 'POST',
      // The target of the redirect was not checked.
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMs),
      headers: {
        authorization,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(message.ttlSeconds),
        urgency: message.urgency,
        topic: topicOf(shown.tag),
      },
      body: new Uint8Array(encrypt(Buffer.from(JSON.stringify(shown)), device)),
    });
    return send(request);
  };
}

/** 32 characters of base64url (RFC 8030, 5.4); push services learn no ids of ours. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

async function send(request: Request): Promise<PushOutcome> {
  try {
    const response = await fetch(request);
    await response.body?.cancel();
    return outcomeOf(response);
  } catch {
    return { result: 'busy' };
  }
}

function outcomeOf({ status, ok, headers }: Response): PushOutcome {
  if (ok) return { result: 'sent', status };
  if (status === 404 || status === 410) return { result: 'gone', status };
  if (status !== 429 && status < 500) return { result: 'refused', status };
  const afterSeconds = Number(headers.get('retry-after') ?? '');
  return { result: 'busy', status, ...(afterSeconds > 0 && { afterSeconds }) };
}
