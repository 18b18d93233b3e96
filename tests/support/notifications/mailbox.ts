import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import type { Letter, Mailer } from '#lambdas/kernel/mail/mailer.ts';
import type { Delivery } from '#lambdas/notifications/ports/deliver.ts';
import { createHeldNotices } from '#lambdas/notifications/ports/inbox/held-notices.ts';
import { createInbox } from '#lambdas/notifications/ports/inbox/inbox.ts';
import { createNotices } from '#lambdas/notifications/ports/inbox/notices.ts';
import { createPace } from '#lambdas/notifications/ports/inbox/pace.ts';
import { createMailRefusals } from '#lambdas/notifications/ports/mail-refusals.ts';

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
  refusals: createMailRefusals(table()),
  notices: createNotices(table()),
  inbox: createInbox(table()),
  pace: createPace(table()),
  held: createHeldNotices(table()),
  mailer,
  origin: 'http://localhost:5173',
  secret: async () => 'secret',
});
