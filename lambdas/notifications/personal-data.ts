import { idsOnly, type PersonalData, theirs } from '#lambdas/accounts/ports/personal-data/personal-data.ts';

/** What the notifications context keeps of people, entity by entity. */
export const notificationsData: PersonalData = {
  part: 'notifications',
  entities: {
    burst: { exported: { not: 'Counts how much was just told.' }, erased: 'removed' },
    heldNotice: theirs,
    mailRefusal: idsOnly('The hash of an address that is to be left alone.'),
    notice: idsOnly('That something was told on one way, by ids; forgotten by itself.'),
    notification: theirs,
    pushDevices: {
      exported: { not: 'Addresses and keys of browsers: they let anyone who holds them send messages.' },
      erased: 'removed',
    },
  },
};
