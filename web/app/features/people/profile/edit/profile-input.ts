import * as z from 'zod';
import { birthdateFault } from '#shared/people/profile/player-facts.ts';
import { SaveProfile } from '#shared/people/profile/save-profile.ts';
import type { Recorded } from '#web/app/session/wait-for-record.ts';

/** The field's own word for no day is an empty one; whether it can be a birth date depends on this moment. */
const Birthdate = z
  .string()
  .optional()
  .superRefine((value, { addIssue }) => {
    const fault = birthdateFault(value, new Date());
    if (fault) addIssue({ code: 'custom', message: fault });
  })
  .transform((value) => value || undefined);

/** What the form sends, checked as the server checks it. */
export const profileInput = SaveProfile.extend({ birthdate: Birthdate });

/** Users who came through Google have not seen the sign-up page's box (decision D12). */
export const withTerms = profileInput.extend({ acceptsTermsAndIs13: SaveProfile.shape.acceptsTermsAndIs13.unwrap() });

/** What the form begins with. */
export const profileStart = (me: Recorded) => ({
  ...aboutStart(me),
  displayName: me.displayName ?? '',
  fullName: me.fullName ?? '',
  email: me.email,
  games: me.games ?? [],
  cityPlaceId: me.city?.placeId ?? '',
  version: me.version,
});

const aboutStart = ({ lastName, pronouns, bio, phoneNumber, joinReason, birthdate, gender, levels }: Recorded) => ({
  lastName,
  pronouns,
  bio,
  phoneNumber,
  joinReason: joinReason ?? [],
  birthdate: birthdate ?? '',
  gender,
  levels: levels ?? {},
});
