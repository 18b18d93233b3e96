import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { AccountStore } from '../profile/store.ts';
import { admit } from './admit.ts';
import type { Identities } from './identities.ts';
import { toNewcomer } from './newcomer.ts';
import type { SignUpRefusal } from './pre-sign-up.ts';
import { isFromSameBrowser } from './sign-up-attempt.ts';

interface Ports {
  readonly store: Pick<AccountStore, 'join' | 'findAttempt'>;
  readonly identities: Pick<Identities, 'shutOut'>;
}

/** Makes the account of somebody who proved their address. Setting a new password comes here too and changes nothing. */
export async function postConfirmation(
  { triggerSource, userName, request }: Pick<PostConfirmationTriggerEvent, 'triggerSource' | 'userName' | 'request'>,
  ports: Ports,
  now: Date,
): Promise<SignUpRefusal | undefined> {
  if (triggerSource !== 'PostConfirmation_ConfirmSignUp') return undefined;
  const newcomer = toNewcomer(userName, request.userAttributes);
  if (!newcomer) return 'unverified';
  const attempt = await ports.store.findAttempt(newcomer.userId);
  const choseThePassword = isFromSameBrowser(attempt, request.clientMetadata?.attempt, now);
  return (await admit(newcomer, choseThePassword, ports, now)) === 'taken' ? 'address-taken' : undefined;
}
