import type { Parsed } from '#shared/contract/operation.ts';
import type { people } from '#shared/people/profile/contract.ts';
import { productName } from '#shared/product.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { useOnward } from '#web/app/router/use-onward.ts';
import { forgetMe } from '#web/app/session/me.ts';

/** The message is seen before the page changes (R-PROF-34). */
export const welcomeMs = 250;

/** Saves a profile, wherever its form stands: new users go on, and users who were on their way go there. */
export function useSaveProfile(isNew: boolean) {
  const onward = useOnward();
  return useChange(saveProfile, {
    done: isNew ? `Welcome to ${productName}!` : updatedWords(onward),
    onDone: () => isNew && new Promise((resolve) => setTimeout(resolve, welcomeMs)),
    goTo: () => (isNew ? afterWelcome(onward) : onward),
    isForm: true,
  });
}

/** The contract is fetched when it is needed: the form itself is to be there soon. */
async function saveProfile(profile: Parsed<typeof people.operations.saveProfile>) {
  const contract = (await import('#shared/people/profile/contract.ts')).people;
  await operations(contract).saveProfile(profile);
  forgetMe();
}

/** A user who was asked for what something else needs goes on to that, and has not come to change their profile. */
const updatedWords = (onward: string | undefined) =>
  onward ? 'Updated user data successfully.' : 'Successfully updated your profile';

/**
 * Where a new user goes: on to when they can play, which they may skip; inside another page back to its dialog. A user who
 * was on their way to something of ours goes there, as decision D6 promises.
 */
function afterWelcome(onward: string | undefined): string {
  if (window.parent !== window) return paths.authDialog;
  return onward && onward !== paths.home ? onward : paths.firstAvailability;
}
