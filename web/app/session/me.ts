import { accounts } from '#shared/accounts/contract.ts';
import type { MeOfSession } from '#shared/accounts/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from './access-token.ts';

/** The signed-in account; `signedOut` without a session. */
export type CurrentPerson = MeOfSession | { readonly state: 'signedOut' };

let loading: Promise<CurrentPerson> | undefined;

/** One's own account, asked for once until it changes. A record that is still being made is asked for again. */
export function loadMe(): Promise<CurrentPerson> {
  if (!hasSession()) return Promise.resolve({ state: 'signedOut' });
  loading ??= operations(accounts)
    .getMe({})
    .then(
      (me) => {
        if (me.state !== 'success') loading = undefined;
        return me;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
  return loading;
}

/** After a sign-in, a sign-out or a change of the profile. */
export const forgetMe = (): void => {
  loading = undefined;
};
