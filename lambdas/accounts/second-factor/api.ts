import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDataKeys } from '#lambdas/kernel/security/data-keys.ts';
import { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import { createAccountStore } from '../identity/account-store.ts';
import { createIdentities } from '../identity/cognito.ts';
import { createPoolClient } from '../identity/pool-client.ts';
import { takingAtLeast } from '../identity/taking-at-least.ts';
import { createAccountReader } from '../ports/accounts.ts';
import { serve } from '../ports/serve.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './operations/second-factor.ts';
import { useRecoveryCode } from './operations/use-recovery-code.ts';
import { createPoolFactor } from './pool-factor.ts';
import { createSecondFactorStore } from './store.ts';

const cognito = createPoolClient();
const ports = {
  factors: createSecondFactorStore(table()),
  pool: createPoolFactor(cognito),
  keys: createDataKeys('FACTOR_SECRET_ID', 'second factors'),
  accounts: createAccountReader(table()),
  clock: clock.now,
};
const recovery = {
  ...ports,
  store: createAccountStore(table()),
  identities: createIdentities(cognito),
  steadily: <Result>(work: () => Promise<Result>) => takingAtLeast(900, work),
};

export const handler = serve(secondFactorContract, {
  beginSecondFactor: (_, caller) => beginSecondFactor(caller, ports),
  turnOnSecondFactor: (input, caller) => turnOnSecondFactor(input, caller, ports),
  confirmSecondFactor: (input, caller) => confirmSecondFactor(input, caller, ports),
  renewRecoveryCodes: (_, caller) => renewRecoveryCodes(caller, ports),
  turnOffSecondFactor: (_, caller) => turnOffSecondFactor(caller, ports),
  useRecoveryCode: (input) => useRecoveryCode(input, recovery),
});
