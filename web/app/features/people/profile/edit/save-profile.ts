import { redirect } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { people } from '#shared/people/profile/contract.ts';
import { productName } from '#shared/product.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import { onwardFrom } from '#web/app/router/return-path.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { afterWelcome } from './after-welcome.ts';

type Save = Parsed<typeof people.operations.saveProfile>;

/** What the profile form sends, wherever it stands: whoever is new goes on, whoever was on their way goes there. */
export const saveProfile = formAction(async (sent: Save & { isNew: boolean }, { request }) => {
  const { isNew, ...input } = sent;
  await operations(people).saveProfile(input);
  forgetMe();
  const onward = onwardFrom(request);
  notify('success', isNew ? `Welcome to ${productName}!` : updatedWords(onward));
  if (isNew) return redirect(await afterWelcome(request));
  return onward ? redirect(onward) : undefined;
});

/** Whoever was asked for what something else needs goes on to that, and has not come to change their profile. */
const updatedWords = (onward: string | undefined) =>
  onward ? 'Updated user data successfully.' : 'Successfully updated your profile';
