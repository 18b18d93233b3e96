import type { Delivery } from '#lambdas/notifications/ports/deliver.ts';
import type { FindSituation } from '../details/situation.ts';
import type { MailHome } from './event-words.ts';

/** Who tells people of events as they are. */
export interface Notifier extends Delivery {
  readonly find: FindSituation;
  readonly home: MailHome;
}
