import { randomUUID } from 'node:crypto';
import { clock } from '#lambdas/kernel/clock.ts';
import type { BusEvent } from '../engines/events-engine.ts';
import { composeMail, type SimpleMail } from './compose-mail.ts';
import type { Mail } from './mail.ts';
import { mailEvents } from './mail-event.ts';
import type { MailStore } from './mail-store.ts';
import { parseMail } from './parse-mail.ts';

/** Keeps every mail and tells the bus what became of it. */
export interface MailService {
  keep(mail: Mail): void;
  /** For what sends without SES: the identity provider. No events are published for these. */
  send(mail: SimpleMail): Promise<void>;
}

export const createMailService = (store: MailStore, publish: (events: readonly BusEvent[]) => void): MailService => ({
  keep: (mail) => {
    store.add(mail);
    publish(mailEvents(mail));
  },
  send: async (mail) => {
    const envelope = { messageId: randomUUID(), sentAt: clock.now().toISOString(), to: mail.to, tags: {} };
    store.add(await parseMail(composeMail(mail), envelope));
  },
});
