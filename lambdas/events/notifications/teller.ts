import type { Delivery } from '../../kernel/deliver.ts';
import type { FindSituation } from '../situation.ts';
import type { MailHome } from './event-words.ts';

/** Who tells people of events as they are. */
export interface Teller extends Delivery {
  readonly find: FindSituation;
  readonly home: MailHome;
}
