import { Problem } from '#shared/contract/errors.ts';
import type { EligibilityFailure } from '#shared/events/rsvp/eligibility-failures.ts';

/** A refusal that names each rule of an event that a player does not meet, and says no more of it. */
export const notEligible = (eligibilityFailures: readonly EligibilityFailure[]): Problem =>
  new Problem('rsvp.notEligible', {
    fields: Object.fromEntries(eligibilityFailures.map(({ rule, words }) => [rule, words])),
  });
