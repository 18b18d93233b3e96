import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import { createMailRefusals, isAddressKey } from '../ports/mail-refusals.ts';

/** Turns mail about a topic off, of an account or of an address without one. Safe to repeat; the unknown have nothing to turn off. */
export type TurnOffMail = (holder: string, topic: MailTopic) => Promise<void>;

export function mailTurningOff(table: Table): TurnOffMail {
  const accounts = accountEntity(table);
  const refusals = createMailRefusals(table);
  return async (holder, topic) => {
    if (isAddressKey(holder)) return refusals.refuse(holder, topic);
    const patch = accounts
      .patch({ userId: holder })
      .append({ mailOff: [topic] })
      .where((row, { notContains }) => notContains(row.mailOff, topic));
    await wasMade(patch.go());
  };
}
