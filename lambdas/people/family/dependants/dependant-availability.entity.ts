import { factsOfDependant } from './facts-of-dependant.ts';

/** When a dependant can play (`Availability`), apart from people's own hours: nobody but their guardians looks there. */
export const dependantAvailabilityEntity = factsOfDependant('dependantAvailability');
