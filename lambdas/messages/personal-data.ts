import {
  idsOnly,
  ofNoPerson,
  type PersonalData,
  passing,
} from '#lambdas/accounts/ports/personal-data/personal-data.ts';
import { announcementDays } from './announcements/store.ts';

/** What the messages context keeps of people, entity by entity. */
export const messagesData: PersonalData = {
  part: 'messages',
  entities: {
    connection: { exported: { not: 'An open socket, right now.' }, erased: 'removed' },
    presence: { exported: { not: 'Whether a person is online right now.' }, erased: 'removed' },
    watcher: idsOnly('Which open socket shows what, for three hours.'),
    thingNews: idsOnly('When pages last heard that a thing changed; holds no names.'),
    announcement: passing(
      announcementDays,
      'What an organizer or captain wrote to people, for as long as they can read it.',
    ),
    announcementPace: ofNoPerson('When announcements about a thing were sent within a day.'),
    relay: idsOnly('Whose replies go to which person, for sixty days.'),
    socketTicket: idsOnly('A hash that opens a socket once, within a minute.'),
  },
};
