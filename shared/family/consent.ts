import * as z from 'zod';

/** What a guardian may consent to, and in which words; another wording is another version. */
export const consents = [
  {
    type: 'data_collection',
    label: 'You may keep the first name, last name and age of my child, what they are to me, and my phone number.',
  },
  {
    type: 'third_party_disclosure',
    label: 'Hosts of events that I join for my child may see their name.',
  },
  { type: 'photo', label: 'Pictures of my child may be shown.' },
  { type: 'messaging', label: 'Coaches may write about my child, with a guardian in every conversation.' },
  { type: 'travel', label: 'My child may travel with a team.' },
  { type: 'medical_treatment', label: 'You may keep medical notes, and my child may be treated in an emergency.' },
] as const;
export const ConsentType = z.enum(consents.map(({ type }) => type));
export type ConsentType = z.infer<typeof ConsentType>;

/** The version of the words above. */
const consentTextVersion = '2026-11';

/** Who consented to what, when, and to which words. Never changed but for its end; the record outlives the consent. */
export interface Consent {
  readonly type: ConsentType;
  readonly guardianUserId: string;
  readonly textVersion: string;
  /** Confirmed by a mail to the guardian. */
  readonly method: 'email_plus';
  readonly givenAt: string;
  readonly withdrawnAt?: string | undefined;
}

export const hasConsent = (given: readonly Consent[], type: ConsentType): boolean =>
  given.some((one) => one.type === type && one.withdrawnAt === undefined);

/** With a consent given, or withdrawn; what is so already stays. */
export function withConsent(
  before: readonly Consent[],
  { type, given, guardianUserId }: { type: ConsentType; given: boolean; guardianUserId: string },
  now: Date,
): readonly Consent[] {
  if (hasConsent(before, type) === given) return before;
  const at = now.toISOString();
  if (given) {
    const kept = { type, guardianUserId, textVersion: consentTextVersion, method: 'email_plus', givenAt: at } as const;
    return [...before, kept];
  }
  return before.map((one) => (one.type === type && !one.withdrawnAt ? { ...one, withdrawnAt: at } : one));
}
