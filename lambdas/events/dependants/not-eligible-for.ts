import type { Problem } from '#shared/contract/errors.ts';
import type { EligibilityFailure } from '#shared/events/rsvp/eligibility-failures.ts';
import { notEligible } from '../rsvp/not-eligible.ts';

/** What an event asks, without the way forward: that is for people with a profile. */
export const wordsFor = ({ words }: EligibilityFailure): string => `${words.split('. ')[0]?.replace(/\.$/, '')}.`;

/** The refusal where an event is not for a dependant. */
export const notEligibleFor = (eligibilityFailures: readonly EligibilityFailure[]): Problem =>
  notEligible(
    eligibilityFailures.map((eligibilityFailure) => ({ ...eligibilityFailure, words: wordsFor(eligibilityFailure) })),
  );
