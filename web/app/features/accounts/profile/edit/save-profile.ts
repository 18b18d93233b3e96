import { redirect } from 'react-router';
import type { accounts } from '#shared/accounts/contract.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { productName } from '#shared/product.ts';
import { accountsApi } from '../../accounts-api.ts';
import { formAction } from '../../forms/form-action.ts';
import { forgetMe } from '../../me.ts';
import { onwardFrom } from '../../return-path.ts';
import { notify } from '../../shell/notices.ts';
import { afterWelcome } from './after-welcome.ts';

type Save = Parsed<typeof accounts.operations.saveProfile>;

/** What the profile form sends, wherever it stands: whoever is new goes on, whoever was on their way goes there. */
export const saveProfile = formAction(async (sent: Save & { isNew: boolean }, { request }) => {
  const { isNew, ...input } = sent;
  await accountsApi.saveProfile(input);
  forgetMe();
  const onward = onwardFrom(request);
  notify('success', isNew ? `Welcome to ${productName}!` : updatedWords(onward));
  if (isNew) return redirect(await afterWelcome(request));
  return onward ? redirect(onward) : undefined;
});

/** Whoever was asked for what something else needs goes on to that, and has not come to change their profile. */
const updatedWords = (onward: string | undefined) =>
  onward ? 'Updated user data successfully.' : 'Successfully updated your profile';
