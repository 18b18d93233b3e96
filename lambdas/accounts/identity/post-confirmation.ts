import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { toNewcomer } from '../newcomer.ts';
import type { AccountStore } from '../store.ts';
import type { SignUpRefusal } from './pre-sign-up.ts';

/** Makes the account of somebody who proved their address. Setting a new password comes here too and changes nothing. */
export async function postConfirmation(
  { triggerSource, userName, request }: Pick<PostConfirmationTriggerEvent, 'triggerSource' | 'userName' | 'request'>,
  store: Pick<AccountStore, 'join'>,
  now: Date,
): Promise<SignUpRefusal | undefined> {
  if (triggerSource !== 'PostConfirmation_ConfirmSignUp') return undefined;
  const newcomer = toNewcomer(userName, request.userAttributes);
  if (!newcomer) return 'unverified';
  return (await store.join(newcomer, now)) === 'taken' ? 'address-taken' : undefined;
}
