/** Rows that nothing can ask, because the product has no way in which a player could: with the reason. */
export const exempt: Readonly<Record<string, string>> = {
  'user.home.other':
    'What home asks of a person takes none, it is of whoever is signed in; registrations of somebody else are those that all may see (list-registration-cards.test.ts).',
  'event.join.forOther':
    'No operation of joining takes an adult: an answer is of whoever is signed in, or of a dependant (family.registerDependant).',
  'user.export.other':
    'No operation of an export takes a person: it is of whoever is signed in, in the request and in the file.',
  'user.export.managedMinor':
    'A dependant has no export of their own: they are in that of their guardians, and in no one else’s (export-of-a-guardian.test.ts).',
  'user.activitySubscriptions.update.other': 'The operation takes no person: it is of whoever is signed in.',
  'push.send.direct': 'Push messages are sent by what happens (decision D38); no operation takes a person and words.',
};
