import { Problem } from '#shared/contract/errors.ts';
import type { Misfit } from '#shared/events/rsvp/eligibility-failures.ts';

/** A refusal that names each rule of an event that a player does not meet, and says no more of it. */
export const notMeant = (misfits: readonly Misfit[]): Problem =>
  new Problem('rsvp.notMeant', { fields: Object.fromEntries(misfits.map(({ rule, words }) => [rule, words])) });
