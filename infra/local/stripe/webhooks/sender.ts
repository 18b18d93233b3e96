import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { StripeStore } from '../core/store.ts';
import { platform } from '../core/world.ts';
import type { Deliveries } from './deliveries.ts';
import type { Unruliness } from './unruliness.ts';

/** A webhook as it leaves. */
export interface Webhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers with the status, or rejects when no one is there. */
export type Post = (webhook: Webhook) => Promise<number>;

/** Where webhooks go, and what they are signed with. */
export interface WebhookTargets {
  readonly secret: string;
  /** Takes what happens at the platform's own account. */
  readonly platformUrl: string;
  /** Takes what happens at connected accounts. */
  readonly connectUrl: string;
}

/** `t=…,v1=…` over the time and the body: https://docs.stripe.com/webhooks#verify-manually */
const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

interface SenderOptions {
  readonly store: StripeStore;
  readonly deliveries: Deliveries;
  readonly targets: WebhookTargets;
  readonly now: () => number;
  readonly how: () => Unruliness;
  readonly post: Post;
}

export interface Sender {
  /** Tries everything whose time has come, one after the other, until there is no more. */
  readonly run: () => Promise<void>;
  readonly busy: () => boolean;
}

export function createSender({ store, deliveries, targets, now, how, post }: SenderOptions): Sender {
  let running: Promise<void> | undefined;
  const webhookOf = (scope: string, event: Stripe.Event): Webhook => {
    const body = JSON.stringify(event, null, 2);
    return {
      url: scope === platform ? targets.platformUrl : targets.connectUrl,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, targets.secret, now()),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
    };
  };
  const all = async () => {
    for (let next = deliveries.next(now(), how()); next; next = deliveries.next(now(), how())) {
      const event = store.find(next.scope, 'event', next.event);
      const answer = event ? await attempt(post, webhookOf(next.scope, event)) : { ok: false, text: 'gone' };
      deliveries.settle(next, answer, now());
    }
  };
  return {
    run: () => {
      running ??= all().finally(() => {
        running = undefined;
      });
      return running;
    },
    busy: () => running !== undefined || deliveries.next(now(), how()) !== undefined,
  };
}

async function attempt(post: Post, webhook: Webhook): Promise<{ ok: boolean; text: string }> {
  try {
    const status = await post(webhook);
    return { ok: status >= 200 && status < 300, text: String(status) };
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : 'failed' };
  }
}
