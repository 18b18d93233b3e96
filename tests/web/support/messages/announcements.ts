import { seasonId } from '../competitions/seasons.ts';
import { eventId } from '../events/events.ts';
import { teamId } from '../teams/teams.ts';

export const announcementId = `ann_${'0'.repeat(26)}`;
export const reaching = (aboutId: string) => `GET /api/messages/announcements/reach/${aboutId}`;
export const listing = (aboutId: string) => `GET /api/messages/announcements/about/${aboutId}`;
export const sending = 'POST /api/messages/announcements';

const reached = { people: 62, guardians: 21, children: 18, app: 62, push: 44, email: 60, unreached: 0 };

/** Groups of a season, and the people that its first one reaches. */
export const aReach = (differences: object = {}, chosen: object = {}) => ({
  kind: 'season',
  name: 'Spring 2031',
  timeZone: 'America/Chicago',
  groups: [
    { key: 'everyone', kind: 'everyone', people: 59 },
    { key: 'captains', kind: 'captains', people: 8 },
    { key: 'unanswered_20250308', kind: 'unanswered', name: 'Sat, Mar 8', people: 14 },
  ],
  choosesOne: false,
  chosen: { ...reached, audience: ['everyone'], unreachedNames: [], ...chosen },
  left: 2,
  ...differences,
});

export const anAnnouncement = (differences: object = {}) => ({
  announcementId,
  title: 'Saturday moves',
  message: 'All matches are on Fields 1 and 2.',
  authorName: 'Maya',
  sentAt: '2031-03-01T18:02:00.000Z',
  reach: reached,
  ...differences,
});

/** What the page of a new announcement reads, about whatever it is. */
export const announcementAnswers: Readonly<Record<string, unknown>> = Object.fromEntries(
  [eventId, teamId, seasonId].flatMap((aboutId) => [
    [reaching(aboutId), aReach()],
    [listing(aboutId), { announcements: [], maySend: true }],
  ]),
);
