import { idsOnly, type PersonalData } from '#lambdas/accounts/ports/personal-data/personal-data.ts';

/** What the messages context keeps of people, entity by entity. */
export const messagesData: PersonalData = {
  part: 'messages',
  entities: {
    connection: { exported: { not: 'An open socket, right now.' }, erased: 'removed' },
    presence: { exported: { not: 'Whether a person is online right now.' }, erased: 'removed' },
    watcher: idsOnly('Which open socket shows what, for three hours.'),
    thingNews: idsOnly('When pages last heard that a thing changed; holds no names.'),
    socketTicket: idsOnly('A hash that opens a socket once, within a minute.'),
  },
};
