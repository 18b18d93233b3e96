import { createAccountReader } from '#lambdas/kernel/accounts.ts';
import { createBlockReader } from '#lambdas/kernel/blocks.ts';
import type { Delivery } from '#lambdas/kernel/deliver.ts';
import { createHeldNotices } from '#lambdas/kernel/held-notices.ts';
import { createInbox } from '#lambdas/kernel/inbox.ts';
import type { Letter, Mailer } from '#lambdas/kernel/mail/mailer.ts';
import { createNotices } from '#lambdas/kernel/notices.ts';
import { createPace } from '#lambdas/kernel/pace.ts';
import { table } from '#lambdas/kernel/table.ts';

/** A mail service that keeps what it takes, and fails when the test says so, before or after it took the mail. */
export function aMailbox() {
  const taken: Letter[] = [];
  let before: Error | undefined;
  let after: Error | undefined;
  const mailer: Mailer = {
    send: async (letter) => {
      if (before) throw before;
      taken.push(letter);
      if (after) throw after;
    },
  };
  return {
    mailer,
    taken,
    to: (email: string): Letter[] => taken.filter(({ to }) => to === email),
    fails: (errors: { before?: Error; after?: Error }): void => {
      before = errors.before;
      after = errors.after;
    },
  };
}

/** Delivery over the test's table into a mailbox. */
export const deliveryTo = (mailer: Mailer): Delivery => ({
  accounts: createAccountReader(table()),
  blocks: createBlockReader(table()),
  notices: createNotices(table()),
  inbox: createInbox(table()),
  pace: createPace(table()),
  held: createHeldNotices(table()),
  mailer,
  origin: 'http://localhost:5173',
  secret: async () => 'secret',
});
