import { accounts } from '#shared/accounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** Connects the Google sign-in that was tried before; being signed in with the password is the proof (decision D10). */
export async function connectGoogle(): Promise<void> {
  try {
    await operations(accounts).connectGoogle({});
    notify('success', 'Google is connected. From now on you can sign in either way.');
  } catch (error) {
    notify('error', sentenceFor(error));
  }
}
