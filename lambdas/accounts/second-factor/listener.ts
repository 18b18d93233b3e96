import { table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { createMailer } from '#lambdas/kernel/mail/send-email.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { secondFactorTurnedOff, secondFactorTurnedOn } from '#shared/accounts/messages.ts';
import { createPoolClient } from '../identity/pool-client.ts';
import { createAccountReader } from '../ports/accounts.ts';
import { finishEnding } from './finish-ending.ts';
import { secondFactorLetter } from './letters.ts';
import { createPoolFactor } from './pool-factor.ts';
import { createSecondFactorStore } from './store.ts';

const accounts = createAccountReader(table());
const factors = createSecondFactorStore(table());
const pool = createPoolFactor(createPoolClient());
const mailer = createMailer();

/** Writes to the owner, and finishes what a function that broke off has left. */
export const handler = listen(
  on(secondFactorTurnedOn, ({ data }, now) => write(data.userId, 'on', now)),
  on(secondFactorTurnedOff, async ({ data: { userId, because } }, now) => {
    const username = (await accounts.find(userId))?.username ?? userId;
    await finishEnding(userId, { factors, pool }, { username });
    await write(userId, because, now);
  }),
);

/** A second delivery of a fact may send a mail twice, which does no harm; accounts that are gone hear nothing. */
async function write(userId: string, what: Parameters<typeof secondFactorLetter>[1], now: Date): Promise<void> {
  const account = await accounts.find(userId);
  if (!account || account.deletedAt || account.mailSuppressed) return;
  await mailer.send(secondFactorLetter(account, what, variable('WEB_ORIGIN')), now);
}
