import { signInAs } from './app.tsx';
import { scheduleAnswers } from './competitions/schedules.ts';
import { seasonAnswers } from './competitions/seasons.ts';
import { eventAnswers, eventId } from './events/events.ts';
import { followingAnswers } from './events/following.ts';
import { announcementAnswers } from './messages/announcements.ts';
import { aMember, kim } from './people/family.ts';
import { aPlayer, connectionAnswers } from './people/people.ts';
import { placeAnswers } from './places.ts';
import { teamAnswers } from './teams/teams.ts';

/** Another player than the player who is signed in. */
export const otherId = '22222222-2222-4222-8222-222222222222';

const favourites = `GET /api/events/favourites/${aPlayer().userId}`;

/** Signs in and answers whatever any page asks. */
export const signedIn = (me = aPlayer()) => {
  signInAs();
  return {
    'GET /api/accounts/me': me,
    'GET /api/events/mine': { events: [] },
    [favourites]: { favourites: [], lists: [], listsVersion: 0 },
    ...followingAnswers,
    'GET /api/events/me/calendar-feeds': { feeds: [] },
    'GET /api/events/me/event-changes': { changes: [] },
    'GET /api/notifications/mine': { notifications: [] },
    ...connectionAnswers,
    'GET /api/events/me/substitute': {},
    'GET /api/events/me/best-times/people': { people: [] },
    'GET /api/people/me/availability': {},
    'GET /api/accounts/me/alternate-emails': { emails: [] },
    [`GET /api/events/users/${me.userId}/games`]: {},
    [`GET /api/events/users/${otherId}/games`]: {},
    'GET /api/people/me/endorsements': { endorsements: [] },
    [`GET /api/people/me/endorsements/of/${otherId}`]: { mine: [], shared: [] },
    [`GET /api/people/users/${otherId}/profile`]: { userId: otherId, displayName: 'Bo B', games: [] },
    'GET /api/events/me/substitute/offers': { offers: [] },
    'GET /api/events/me/family/week': { dependants: [], entries: [], matches: [] },
    [`GET /api/people/family/dependants/${kim.id}`]: aMember,
    [`GET /api/people/family/dependants/${kim.id}/availability`]: {},
    'GET /api/people/family': { connections: [] },
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
    ...announcementAnswers,
  };
};
