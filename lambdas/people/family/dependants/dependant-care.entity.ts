import { factsOfDependant } from './facts-of-dependant.ts';

/**
 * Medical notes and emergency contacts of a dependant (`Care`), apart from them: few may read it, and most reads need none
 * of it.
 */
export const dependantCareEntity = factsOfDependant('dependantCare');
