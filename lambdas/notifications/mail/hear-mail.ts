import type { Notices } from '../ports/inbox/notices.ts';
import { addressesToSuppress, type MailEvent } from './mail-event.ts';
import type { SuppressionStore } from './store.ts';

/** Acts on one report of the mail service. Reports come at least once and in any order; each act may be repeated. */
export async function hearMail(event: MailEvent, notices: Notices, store: SuppressionStore, now: Date): Promise<void> {
  const { notice = [], person = [] } = event.mail.tags;
  for (const noticeId of event.eventType === 'Send' ? notice : []) await notices.confirmSent(noticeId, now);
  for (const email of addressesToSuppress(event)) {
    const userId = person[0] ?? (await store.findHolder(email));
    if (userId) await store.suppress(userId, email);
  }
}
