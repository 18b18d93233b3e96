import type { DueIndex, DueWork } from '#lambdas/kernel/due/due-index.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import { watchErasure } from '../../deletion/erasing.ts';
import type { ErasureStore } from '../../deletion/erasures/store.ts';
import type { Account, AccountReader } from '../../ports/accounts.ts';
import { alignSignIn } from '../email-change/align-sign-in.ts';
import type { Identities } from '../identities.ts';
import { googleIdOf } from '../newcomer.ts';
import type { MissingMarks } from './missing-marks.ts';

/** Where each account waits for its daily look at the user pool. */
export const signInQueue = 'accounts-sign-ins';

const dayMs = 24 * 60 * 60_000;
/** A pool that answers for the wrong people, or lost some, can be mended within this. */
const missingForMs = 7 * dayMs;

interface Watching {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

interface Ports extends Watching {
  readonly identities: Pick<Identities, 'find' | 'setEmail' | 'discardUnconfirmed'>;
  readonly marks: MissingMarks;
  readonly erasures: Pick<ErasureStore, 'begin'>;
}

/** Looks stand on a grid of days from the making of the account, so that a repeated one begins no second row of them. */
function nextCheck(after: string, now: Date): string {
  const from = Date.parse(after);
  const days = Math.max(1, Math.ceil((now.getTime() + 1 - from) / dayMs));
  return new Date(from + days * dayMs).toISOString();
}

const look = (userId: string, dueAt: string): DueWork => ({
  queue: signInQueue,
  key: userId,
  dueAt,
  data: { userId },
});

/** From now on the account is compared with the user pool once a day. Safe to repeat. */
export async function beginWatch(userId: string, { accounts, due }: Watching, now: Date): Promise<void> {
  const account = await accounts.find(userId);
  if (account && !account.deletedAt) await due.schedule(look(userId, nextCheck(account.createdAt, now)), now);
}

/**
 * Mends what is different between an account and its sign-in: the pool gets the address of the account, and an account
 * whose sign-in has been gone for a week is deleted as if its owner had asked for it. Safe to repeat.
 */
export async function watchSignIn(userId: string, dueAt: string, ports: Ports, now: Date): Promise<void> {
  const account = await ports.accounts.find(userId);
  if (!account || account.deletedAt) return;
  // Noted before anything is done, so that a look that breaks off is not the last one.
  await ports.due.schedule(look(userId, nextCheck(dueAt, now)), now);
  if (!account.username) return;
  const found = await ports.identities.find(account.username);
  if (!found) return missing(account, ports, now);
  if (account.signInMissingSince) await ports.marks.clear(userId);
  // Of a user who only comes from Google the pool keeps what Google says, which opens nothing.
  if (googleIdOf(account.username) || found.email?.toLowerCase() === account.email) return;
  log.warn('A sign-in had another address than its account');
  await alignSignIn(userId, ports);
}

async function missing(account: Account, { marks, erasures, due }: Ports, now: Date): Promise<void> {
  const { userId, signInMissingSince: since } = account;
  if (!since) {
    log.warn('An account has lost its sign-in');
    await marks.set(userId, now);
    return;
  }
  if (now.getTime() - Date.parse(since) < missingForMs) return;
  await watchErasure(userId, { due }, now);
  const outcome = await erasures.begin(account, now, { missingSince: since });
  log.warn(
    outcome === 'begun' ? 'An account without a sign-in is deleted' : 'An account without a sign-in is on a roster',
  );
}
