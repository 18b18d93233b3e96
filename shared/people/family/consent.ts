import * as z from 'zod';

/** The version of the words below that say no other. */
const firstWords = '2026-11';

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
  {
    type: 'medical_treatment',
    label:
      'You may keep medical notes. At events of a community that my child is in, those whom its owner trusts with safety may read them and whom to call, and my child may be treated in an emergency.',
    textVersion: '2026-11-23',
  },
] as const;
export const ConsentType = z.enum(consents.map(({ type }) => type));
export type ConsentType = z.infer<typeof ConsentType>;

/** The version of the words that a consent is given to today. */
function wordsOf(type: ConsentType): string {
  const said: { readonly type: ConsentType; readonly textVersion?: string } | undefined = consents.find(
    (one) => one.type === type,
  );
  return said?.textVersion ?? firstWords;
}

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

/** Whether a guardian consented to the words as they are today, and not to others before. */
export const agreesToWords = (
  given: readonly Pick<Consent, 'type' | 'textVersion' | 'withdrawnAt'>[],
  type: ConsentType,
): boolean =>
  given.some((one) => one.type === type && one.withdrawnAt === undefined && one.textVersion === wordsOf(type));

/** With a consent given, or withdrawn; what is so already stays, and given to new words it follows the one to the old. */
export function withConsent(
  before: readonly Consent[],
  { type, given, guardianUserId }: { type: ConsentType; given: boolean; guardianUserId: string },
  now: Date,
): readonly Consent[] {
  if (given ? agreesToWords(before, type) : !hasConsent(before, type)) return before;
  const at = now.toISOString();
  const ended = before.map((one) => (one.type === type && !one.withdrawnAt ? { ...one, withdrawnAt: at } : one));
  if (!given) return ended;
  return [...ended, { type, guardianUserId, textVersion: wordsOf(type), method: 'email_plus', givenAt: at }];
}
