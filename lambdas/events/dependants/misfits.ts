import type { Problem } from '#shared/contract/errors.ts';
import type { Misfit } from '#shared/events/rsvp/eligibility-failures.ts';
import { notMeant } from '../rsvp/not-eligible.ts';

/** What an event asks, without the way forward: that is for people with a profile. */
export const wordsFor = ({ words }: Misfit): string => `${words.split('. ')[0]?.replace(/\.$/, '')}.`;

/** The refusal where an event is not for a dependant. */
export const notMeantFor = (misfits: readonly Misfit[]): Problem =>
  notMeant(misfits.map((misfit) => ({ ...misfit, words: wordsFor(misfit) })));
