import type { Expectation, Role } from './rows.ts';

/**
 * Cells where the matrix and the fixed order of refusals say different things. The order decides (e-mail and profile
 * before anything is loaded), because it is the same for every operation and tells a stranger as little.
 */
export const deliberate: Readonly<Record<string, Partial<Record<Role, Expectation>>>> = {
  'auth.link.explicit': { unverified: 'D403_EMAIL' },
  'event.update.privateUnrelated': { unverified: 'D403_EMAIL', verified: 'D403_PROFILE' },
  'place.update': { verified: 'D403_PROFILE' },
};
