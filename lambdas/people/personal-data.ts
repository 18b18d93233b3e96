import { idsOnly, type PersonalData, theirs } from '#lambdas/accounts/ports/personal-data/personal-data.ts';

/** What the people context keeps of people, entity by entity. */
export const peopleData: PersonalData = {
  part: 'people',
  entities: {
    appearance: theirs,
    availability: theirs,
    block: { exported: 'own', only: ({ side }) => side === 'blocks', erased: { byAct: 'leaveOthers' } },
    blockedConversation: theirs,
    careLook: idsOnly('Who looked at the notes of a dependant, by id; the table forgets it after two years.'),
    dependant: {
      exported: {
        not: 'They are another person: it is handed out to their guardians, each what they may know (collectDependants).',
      },
      erased: { byAct: 'leaveDependants' },
    },
    dependantAvailability: {
      exported: {
        not: 'They are another person: it is handed out to their guardians, each what they may know (collectDependants).',
      },
      erased: { byAct: 'It goes with the dependant.' },
    },
    dependantCare: {
      exported: {
        not: 'They are another person: it is handed out to their guardians, each what they may know (collectDependants).',
      },
      erased: { byAct: 'It goes with the dependant.' },
    },
    endorsement: theirs,
    familyConnection: theirs,
    familyCount: { exported: { not: 'How many connections there are; each is handed out.' }, erased: 'removed' },
    guardianship: { exported: 'own', erased: { byAct: 'leaveDependants' } },
    nearbyCard: { exported: { not: 'A copy of the account for players nearby.' }, erased: { byAct: 'leaveOthers' } },
    nearbyListing: { exported: { not: 'Where the copies are.' }, erased: { byAct: 'leaveOthers' } },
    playerConnection: {
      exported: 'own',
      only: ({ status }) => status !== 'declined',
      erased: { byAct: 'leaveOthers' },
    },
    userList: theirs,
  },
};
