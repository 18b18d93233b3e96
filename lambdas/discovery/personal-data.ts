import { ofNoPerson, type PersonalData, theirs } from '#lambdas/accounts/ports/personal-data/personal-data.ts';

const copy = 'A copy of what is public; it follows its event or place.';

/** What the discovery context keeps of people, entity by entity. */
export const discoveryData: PersonalData = {
  part: 'discovery',
  entities: {
    activitySubscriptions: theirs,
    card: ofNoPerson(copy),
    entry: ofNoPerson(copy),
    linkPreview: ofNoPerson('What is public of a thing; it follows that.'),
    listing: ofNoPerson(copy),
    savedSearches: theirs,
    subscriptionDigest: { exported: { not: 'Which events were told, so that none is told twice.' }, erased: 'removed' },
    subscriptionWatch: {
      exported: { not: 'A copy of the subscription.' },
      erased: { byAct: 'They go with the subscriptions.' },
    },
    spelling: ofNoPerson('Words by which something is found.'),
    word: ofNoPerson(copy),
  },
};
