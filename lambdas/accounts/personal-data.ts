import { idsOnly, ofNobody, type PersonalData, passing, theirs } from './ports/personal-data/personal-data.ts';

const work = 'A mark of work to be done, with ids alone.';

/** What the accounts context and the kernel keep of people, entity by entity. */
export const accountsData: PersonalData = {
  part: 'accounts',
  entities: {
    account: {
      exported: 'own',
      hidden: ['blockedBy'],
      erased: { byAct: 'Emptied when the person leaves; the address goes when every part is through.' },
    },
    activity: idsOnly(
      'Who did what, by ids alone, which lead to nobody once the account is gone; for two years.',
      'own',
    ),
    alternateEmail: theirs,
    appearance: theirs,
    availability: theirs,
    block: { exported: 'own', only: ({ side }) => side === 'blocks', erased: { byAct: 'leaveOthers' } },
    blockedConversation: theirs,
    burst: { exported: { not: 'Counts how much was just told.' }, erased: 'removed' },
    claim: { exported: { not: 'The address is in the account.' }, erased: { byAct: 'It is freed with the account.' } },
    dataExport: { exported: { not: 'What is handed out here, and when.' }, erased: { byAct: 'dropExportOf' } },
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
    careLook: idsOnly('Who looked at the notes of a dependant, by id; the table forgets it after two years.'),
    due: idsOnly(work),
    dueMark: ofNobody(work),
    dueMinute: ofNobody(work),
    emailChange: theirs,
    endorsement: theirs,
    erasure: idsOnly('How far an erasure has come; it goes with the last step.'),
    exportPart: passing(1, 'What is being handed out; it goes as soon as the file is made.'),
    familyConnection: theirs,
    familyCount: { exported: { not: 'How many connections there are; each is handed out.' }, erased: 'removed' },
    first: idsOnly('Which of several changes came first, by id.'),
    guardianship: { exported: 'own', erased: { byAct: 'leaveDependants' } },
    heldNotice: theirs,
    idempotency: passing(1, 'Answers are kept for a day, so that a request that is repeated is answered the same.'),
    invitationRefusal: idsOnly('The hash of an address that is to be left alone.'),
    membership: { exported: 'own', erased: { byAct: 'Nobody on a roster can leave.' } },
    nearbyCard: { exported: { not: 'A copy of the account for players nearby.' }, erased: { byAct: 'leaveOthers' } },
    nearbyListing: { exported: { not: 'Where the copies are.' }, erased: { byAct: 'leaveOthers' } },
    notice: idsOnly('That something was told on one way, by ids; forgotten by itself.'),
    notification: theirs,
    outbox: passing(7, 'Facts hold ids, and of public things what anyone may find; they can be sent again for a week.'),
    pendingLink: { exported: { not: 'A Google sign-in that waits for an hour.' }, erased: 'removed' },
    playerConnection: {
      exported: 'own',
      only: ({ status }) => status !== 'declined',
      erased: { byAct: 'leaveOthers' },
    },
    pushDevices: {
      exported: { not: 'Addresses and keys of browsers: whoever has them can write to them.' },
      erased: 'removed',
    },
    rateLimit: idsOnly('How often an operation was called, by id.'),
    signInSession: theirs,
    signUpAttempt: { exported: { not: 'The hash of a secret that waits for a day.' }, erased: 'removed' },
    userList: theirs,
  },
};
