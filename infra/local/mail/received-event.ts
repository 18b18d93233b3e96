import { randomUUID } from 'node:crypto';
import { clock } from '#lambdas/kernel/clock.ts';
import type { BusEvent } from '../engines/events-engine.ts';
import type { MailStore } from './mail-store.ts';

/** How the bus of this machine calls a mail that came in. In the cloud it comes through a topic. */
export const receivedType = 'Email Received';

/** Mail that went out, and a way in. */
export interface Mailbox extends MailStore {
  /** Sends a mail to the product. */
  receive(raw: Buffer, recipients: readonly string[]): void;
}

export const withReceiving = (store: MailStore, publish: (events: readonly BusEvent[]) => void): Mailbox => ({
  ...store,
  receive: (raw, recipients) => publish([receivedEvent(raw, recipients, clock.now())]),
});

/** A mail to the product, as the mail service hands it on. */
function receivedEvent(raw: Buffer, recipients: readonly string[], now: Date): BusEvent {
  const passed = { status: 'PASS' };
  return {
    version: '0',
    id: randomUUID(),
    source: 'aws.ses',
    'detail-type': receivedType,
    account: '000000000000',
    time: now.toISOString(),
    region: 'local',
    resources: [],
    detail: {
      mail: { messageId: randomUUID() },
      receipt: { recipients, spamVerdict: passed, virusVerdict: passed, dmarcVerdict: passed },
      content: raw.toString('base64'),
    },
  };
}
