import * as z from 'zod';
import { AcceptsTermsAndIs13 } from '#shared/accounts/schemas.ts';
import { Email } from '#shared/email.ts';
import { GameTypeId } from '#shared/places/game-types.ts';
import { aboutFacts } from './about.ts';
import { DisplayName, FullName } from './names.ts';
import { playerFacts } from './player-facts.ts';

/**
 * What completes a profile. People who came through Google have not seen the tick box yet: theirs is on this form (see
 * `Me.acceptedTerms`).
 */
export const SaveProfile = z.strictObject({
  displayName: DisplayName,
  fullName: FullName,
  games: z.array(GameTypeId).min(1, 'Choose at least one game.').max(30, 'Choose at most 30 games.'),
  cityPlaceId: z.string('Pick a city from the suggestions.').min(1, 'Pick a city from the suggestions.').max(200),
  ...aboutFacts,
  ...playerFacts,
  /** One's own, as it is stored: the form shows it, and another one is refused. */
  email: Email.optional(),
  version: z.int().min(1),
  acceptsTermsAndIs13: AcceptsTermsAndIs13.optional(),
});

/** What an account needs to join an event (decision D57); the rest of the profile is asked for where it is needed. */
export const SaveName = z.strictObject({
  displayName: DisplayName,
  acceptsTermsAndIs13: AcceptsTermsAndIs13.optional(),
});
