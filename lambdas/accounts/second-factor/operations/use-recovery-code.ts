import type { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { AccountStore } from '../../identity/account-store.ts';
import type { Identities } from '../../identity/identities.ts';
import { untilSignInsCount } from '../../sessions/sign-ins-from.ts';
import { finishEnding } from '../finish-ending.ts';
import { recoveryHash } from '../recovery-codes.ts';
import { decide, type FactorPorts } from './second-factor.ts';

type UseRecoveryCode = (typeof secondFactorContract)['operations']['useRecoveryCode'];

interface Ports extends Pick<FactorPorts, 'factors' | 'pool' | 'accounts' | 'clock'> {
  readonly store: Pick<AccountStore, 'holderOf'>;
  readonly identities: Pick<Identities, 'signOut'>;
  /** Hides how long it took. */
  readonly steadily: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Asks the table as often for an address without an account. */
const ofNoAccount = 'none';

/**
 * The phone is lost: a code from paper takes the app's place, once. The factor is off from then on, so that all the other
 * codes are void, and every session ends (decision D51). It opens nothing: what is left to prove is the password, or Google.
 */
export async function useRecoveryCode(
  { email, recoveryCode }: Parsed<UseRecoveryCode>,
  { store, factors, pool, accounts, identities, clock, steadily }: Ports,
): Promise<Output<UseRecoveryCode>> {
  const ended = await steadily(async () => {
    const userId = (await store.holderOf(email)) ?? ofNoAccount;
    return decide(async () => {
      const row = await factors.find(userId);
      const isRight = row?.status === 'on' && row.recovery.includes(recoveryHash(userId, recoveryCode));
      if (!isRight) throw new Problem('factor.recoveryWrong', { fields: { recoveryCode: 'This code doesn’t work.' } });
      const at = clock();
      return (await factors.end(row, 'recovered', at)) === 'stale' ? 'stale' : { userId, at };
    });
  });
  const username = (await accounts.find(ended.userId))?.username ?? ended.userId;
  const finish = async () => {
    await identities.signOut(username);
    await finishEnding(ended.userId, { factors, pool }, { username });
  };
  // The code is used up: what a busy pool is not told now, the facts of the decision tell it later.
  await finish().catch(unlessBusy);
  await untilSignInsCount(ended.at);
  return {};
}

function unlessBusy(error: unknown): void {
  if (!(error instanceof Problem) || error.code !== 'server.busy') throw error;
}
