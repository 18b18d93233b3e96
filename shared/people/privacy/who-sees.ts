import type { PrivacySwitches } from './privacy.ts';

/** What one person may see of another, or do to them. */
export const dealings = [
  'profile',
  'badges',
  'onlineStatus',
  'upcomingGames',
  'beingFound',
  'nearby',
  'connect',
  'nameInLists',
  'message',
  'invitation',
  'askToHost',
  'askToSubstitute',
  'joinTheirEvent',
  'notice',
] as const;
export type Dealing = (typeof dealings)[number];

/** The two people and what stands between them. */
export interface Between {
  /** Who looks or acts; a visitor, the person themselves, or another user. */
  readonly viewer: 'visitor' | 'self' | 'someone';
  /** The viewer blocks the owner. */
  readonly blocks: boolean;
  /** The owner blocks the viewer. */
  readonly isBlocked: boolean;
  /** Both said that they know each other. */
  readonly isConnected: boolean;
  /** The owner is under 18. */
  readonly isMinor: boolean;
  readonly switches: PrivacySwitches;
}

/**
 * The one rule of what one person may see of another (decision D21, domain 4.25). A block stands between two people, whichever set
 * it, except at a public event: a player who blocked its host may still come, a player blocked by the host may not.
 * Minors are never found, named in no list of strangers, and invited by their connections only.
 */
export function mayDeal(dealing: Dealing, between: Between): boolean {
  const { viewer, blocks, isBlocked } = between;
  if (viewer === 'self') return true;
  if (viewer === 'visitor') return false;
  if (dealing === 'joinTheirEvent') return !isBlocked;
  return !blocks && !isBlocked && isAllowed[dealing](between);
}

type Allowed = (between: Between) => boolean;

const known: Allowed = ({ isConnected, isMinor }) => isConnected || !isMinor;
const sharedOr =
  (name: keyof PrivacySwitches): Allowed =>
  ({ isConnected, isMinor, switches }) =>
    isConnected || (!isMinor && switches[name]);

const isAllowed: Readonly<Record<Exclude<Dealing, 'joinTheirEvent'>, Allowed>> = {
  profile: known,
  badges: sharedOr('publicBadges'),
  onlineStatus: sharedOr('publicOnlineStatus'),
  upcomingGames: sharedOr('publicUpcomingGames'),
  beingFound: ({ isMinor }) => !isMinor,
  // By their own wish alone, and minors not even then.
  nearby: ({ isMinor, switches }) => !isMinor && switches.nearbyPlayers,
  connect: ({ isMinor }) => !isMinor,
  nameInLists: known,
  message: sharedOr('messagesFromAnyone'),
  invitation: known,
  askToHost: known,
  // They entered the pool of substitutes themselves, and stay unnamed until they accept.
  askToSubstitute: () => true,
  notice: () => true,
};
