import { expect, it } from 'vitest';
import { switchesOf } from '#shared/people/privacy/privacy.ts';
import { type Between, type Dealing, dealings, mayDeal } from '#shared/people/privacy/who-sees.ts';

const anyPlayer: Between = {
  viewer: 'someone',
  blocks: false,
  isBlocked: false,
  isConnected: false,
  isMinor: false,
  switches: switchesOf(undefined),
};
const allOn = switchesOf({
  messagesFromAnyone: true,
  publicBadges: true,
  publicOnlineStatus: true,
  publicUpcomingGames: true,
  nearbyPlayers: true,
});
/** One letter for each of the dealings in order: what is allowed, `-` for what is not. */
const letters = 'pbougNcnmiHSjt';
const shown = (between: Partial<Between>) =>
  dealings.map((one, index) => (mayDeal(one, { ...anyPlayer, ...between }) ? letters[index] : '-')).join('');

it.each<[string, Partial<Between>, string]>([
  ['a visitor', { viewer: 'visitor', switches: allOn }, '--------------'],
  ['oneself', { viewer: 'self', blocks: true, isBlocked: true, isMinor: true }, letters],
  ['a user, nothing shared', {}, 'p---g-cn-iHSjt'],
  ['a user, everything shared', { switches: allOn }, letters],
  ['a connection, nothing shared', { isConnected: true }, 'pboug-cnmiHSjt'],
  ['a user who blocks them', { blocks: true, switches: allOn }, '------------j-'],
  ['a person they block', { isBlocked: true, switches: allOn }, '--------------'],
  ['both blocking', { blocks: true, isBlocked: true, isConnected: true }, '--------------'],
  ['a stranger and a minor', { isMinor: true, switches: allOn }, '-----------Sjt'],
  ['a connection of a minor', { isMinor: true, isConnected: true }, 'pbou---nmiHSjt'],
])('says who sees what: %s', (_who, between, expected) => {
  expect(shown(between)).toBe(expected);
});

it.each<[keyof typeof allOn, Dealing]>([
  ['messagesFromAnyone', 'message'],
  ['publicBadges', 'badges'],
  ['publicOnlineStatus', 'onlineStatus'],
  ['publicUpcomingGames', 'upcomingGames'],
  ['nearbyPlayers', 'nearby'],
])('opens with %s what it is for and nothing else', (name, dealing) => {
  const switches = switchesOf({ [name]: true });
  const opened = dealings.filter((one) => mayDeal(one, { ...anyPlayer, switches }) && !mayDeal(one, anyPlayer));
  expect(opened).toEqual([dealing]);
});
