import type { ActionFunctionArgs } from 'react-router';
import { accounts } from '#shared/accounts/contract.ts';
import { emailChangeTold } from '#web/app/features/accounts/identity/email-change/email-address.tsx';
import { saveFamily } from '#web/app/features/people/family/members/save-family.ts';
import { saveProfile } from '#web/app/features/people/profile/edit/save-profile.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

type Sent = {
  readonly newEmail?: string;
  readonly addEmail?: string;
  readonly removeEmail?: string;
};

/** What the general tab sends: the profile, another address to sign in with, or a change of the other addresses or the family. */
export async function saveGeneral(args: ActionFunctionArgs) {
  const sent = new Set(Object.keys(await args.request.clone().json()));
  if (sent.has('family')) return saveFamily(args);
  if (sent.has('newEmail')) return askForEmail(args);
  return sent.has('addEmail') || sent.has('removeEmail') ? saveEmails(args) : saveProfile(args);
}

const askForEmail = formAction(async ({ newEmail = '' }: Sent) => {
  try {
    await operations(accounts).changeEmail({ email: newEmail });
  } catch (error) {
    const refused = toRejection(error);
    const { email } = refused.fields;
    return email ? { ...refused, fields: { newEmail: email } } : refused;
  }
  return { code: emailChangeTold, title: `We sent a link to ${newEmail}. Open it within a day.`, fields: {} };
});

const saveEmails = formAction(async ({ addEmail, removeEmail }: Sent) => {
  try {
    if (addEmail !== undefined) await operations(accounts).addAlternateEmail({ email: addEmail });
    if (removeEmail !== undefined) await operations(accounts).removeAlternateEmail({ email: removeEmail });
  } catch (error) {
    notify('error', 'Failed to update alternate emails');
    return toRejection(error);
  }
  notify('success', 'Alternate emails updated successfully');
  return undefined;
});
