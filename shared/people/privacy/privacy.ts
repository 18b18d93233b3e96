import * as z from 'zod';

const off = z.boolean().default(false);

/**
 * What a person shares beyond what is needed to play together; nothing unless they say so (R-PRIV-02 to 05, and decision
 * record 0022).
 */
export const privacySwitches = {
  messagesFromAnyone: off,
  publicBadges: off,
  publicOnlineStatus: off,
  publicUpcomingGames: off,
  /** Adults around their city find them, with their name, city, sports, levels and the days on which they play. */
  nearbyPlayers: off,
};
const PrivacySwitches = z.object(privacySwitches);
export type PrivacySwitches = z.output<typeof PrivacySwitches>;

/** The switches of an account, which stores those that were ever set. */
export const switchesOf = (
  stored: { readonly [Name in keyof PrivacySwitches]?: boolean | undefined } | undefined,
): PrivacySwitches => PrivacySwitches.parse(stored ?? {});

/** How many people a user may block, and how many at once (reliability 6.1). */
export const mostBlocked = 1000;
export const mostBlockedAtOnce = 50;
