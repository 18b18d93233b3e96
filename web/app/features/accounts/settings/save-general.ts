import type { ActionFunctionArgs } from 'react-router';
import { formAction, toRejection } from '#web/app/forms/form-action.ts';
import { peopleApi } from '#web/app/operations/accounts/people-api.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { saveFamily } from '../family/members/save-family.ts';
import { saveProfile } from '../profile/edit/save-profile.ts';

type Sent = { readonly addEmail?: string; readonly removeEmail?: string; readonly family?: string };

/** What the general tab sends: the profile, or a change of the other addresses or the family. */
export async function saveGeneral(args: ActionFunctionArgs) {
  const sent = (await args.request.clone().json()) as Sent;
  if ('family' in sent) return saveFamily(args);
  return sent.addEmail === undefined && sent.removeEmail === undefined ? saveProfile(args) : saveEmails(args);
}

const saveEmails = formAction(async ({ addEmail, removeEmail }: Sent) => {
  try {
    if (addEmail !== undefined) await peopleApi.addAlternateEmail({ email: addEmail });
    if (removeEmail !== undefined) await peopleApi.removeAlternateEmail({ email: removeEmail });
  } catch (error) {
    notify('error', 'Failed to update alternate emails');
    return toRejection(error);
  }
  notify('success', 'Alternate emails updated successfully');
  return undefined;
});
