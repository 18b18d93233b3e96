import * as z from 'zod';
import { City } from '#shared/city.ts';
import { aboutFacts } from '#shared/people/profile/about.ts';
import { DisplayName } from '#shared/people/profile/names.ts';
import { playerFacts } from '#shared/people/profile/player-facts.ts';
import { Email } from '../email.ts';
import { UserId } from '../ids.ts';

/** 12 to 128 characters of any kind: length beats composition rules (OWASP ASVS 5.0, 6.2.1 to 6.2.5). */
export const Password = z
  .string({ error: 'Choose a password.' })
  .min(12, 'Use at least 12 characters.')
  .max(128, 'Use at most 128 characters.');

/** Six digits from a mail. */
export const MailedCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code is the six digits in the mail.');

/** The tick box says both things (decision D12); nothing is stored without it. */
export const AcceptsTermsAndIs13 = z.literal(
  true,
  'Tick the box to go on: you must be at least 13 and accept the terms.',
);

/** A secret of the browser that signs up: it shows at confirmation that the password came from the same browser. */
const Attempt = z.string().regex(/^[\w-]{22,128}$/, 'At least 22 random characters of A-Z, a-z, 0-9, - and _.');

export const SignUp = z.strictObject({
  /** What others call them; asked for later where it was not given. */
  displayName: DisplayName.optional(),
  email: Email,
  password: Password,
  attempt: Attempt,
  acceptsTermsAndIs13: AcceptsTermsAndIs13,
});

/** One's own account. `pending` until the record exists, which may take a moment after the first sign-in (R-AUTH-11). */
export const Me = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({
    state: z.literal('success'),
    userId: UserId,
    version: z.int(),
    email: z.string(),
    emailVerified: z.boolean(),
    hasAdditionalInfo: z.boolean(),
    acceptedTerms: z.boolean(),
    signIns: z.array(z.enum(['password', 'google'])),
    displayName: z.string().optional(),
    fullName: z.string().optional(),
    photoURL: z.string().optional(),
    games: z.array(z.string()).optional(),
    city: City.optional(),
    ...aboutFacts,
    ...playerFacts,
    /** True while signing in needs a code from an authenticator app. */
    hasSecondFactor: z.boolean().optional(),
    platform: z.enum(['rovers', 'meh']),
    stripeCustomerId: z.string().optional(),
    stripeId: z.string().optional(),
    stripeChargesEnabled: z.boolean().optional(),
    stripeDetailsSubmitted: z.boolean().optional(),
    /** The best plan of a community that the user pays for. */
    subscription: z.enum(['Rookie', 'Pro', 'Elite']).default('Rookie'),
    userSubscription: z.enum(['Free', 'Plus']).default('Free'),
  }),
]);
export type Me = z.infer<typeof Me>;

/** The same, and `factorNeeded` to a session that has not given the account's second factor yet. */
export const MeOfSession = z.discriminatedUnion('state', [
  ...Me.options,
  z.object({ state: z.literal('factorNeeded'), email: z.string() }),
]);
export type MeOfSession = z.infer<typeof MeOfSession>;
