import { signInAs } from './app.tsx';
import { eventAnswers, eventId } from './events.ts';
import { aMember, kim } from './family.ts';
import { followingAnswers } from './following.ts';
import { aPlayer, connectionAnswers } from './people.ts';
import { placeAnswers } from './places.ts';
import { scheduleAnswers } from './schedules.ts';
import { seasonAnswers } from './seasons.ts';
import { teamAnswers } from './teams.ts';

/** Another player than the player who is signed in. */
export const otherId = '22222222-2222-4222-8222-222222222222';

const favourites = `GET /api/favourites/${aPlayer().userId}`;

/** Signs in and answers whatever any page asks. */
export const signedIn = (me = aPlayer()) => {
  signInAs();
  return {
    'GET /api/me': me,
    'GET /api/me/events': { events: [] },
    [favourites]: { favourites: [], lists: [], listsVersion: 0 },
    ...followingAnswers,
    'GET /api/me/calendar-feeds': { feeds: [] },
    'GET /api/me/event-changes': { changes: [] },
    'GET /api/me/notifications': { notifications: [] },
    ...connectionAnswers,
    'GET /api/me/substitute': {},
    'GET /api/me/best-times/people': { people: [] },
    'GET /api/me/availability': {},
    'GET /api/me/alternate-emails': { emails: [] },
    [`GET /api/users/${me.userId}/games`]: {},
    [`GET /api/users/${otherId}/games`]: {},
    'GET /api/me/endorsements': { endorsements: [] },
    [`GET /api/me/endorsements/of/${otherId}`]: { mine: [], shared: [] },
    [`GET /api/users/${otherId}/profile`]: { userId: otherId, displayName: 'Bo B', games: [] },
    'GET /api/me/substitute/offers': { offers: [] },
    'GET /api/me/family/week': { dependants: [], entries: [] },
    [`GET /api/me/dependants/${kim.id}`]: aMember,
    [`GET /api/me/dependants/${kim.id}/availability`]: {},
    'GET /api/me/family': { connections: [] },
    ...eventAnswers(true),
    [`GET /api/events/${eventId}/attendance`]: {
      people: [],
      counts: { in: 0, checkedIn: 0, missing: 0 },
      seesCare: false,
    },
    [`GET /api/events/${eventId}/history`]: { activities: [] },
    [`GET /api/events/${eventId}/ratings`]: { count: 0, ratings: [] },
    ...placeAnswers,
    ...scheduleAnswers,
    ...teamAnswers,
    ...seasonAnswers,
  };
};
