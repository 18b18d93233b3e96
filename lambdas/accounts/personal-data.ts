import { idsOnly, ofNoPerson, type PersonalData, passing, theirs } from './ports/personal-data/personal-data.ts';

const work = 'A mark of work to be done, with ids alone.';

/** What the accounts context, the history and the kernel keep of people, entity by entity. */
export const accountsData: PersonalData = {
  part: 'accounts',
  entities: {
    account: {
      exported: 'own',
      hidden: ['blockedBy'],
      erased: { byAct: 'Emptied when the person leaves; the address goes when every part is through.' },
    },
    activity: idsOnly('Who did what, by ids alone, which lead nowhere once the account is gone; for two years.', 'own'),
    alternateEmail: theirs,
    claim: { exported: { not: 'The address is in the account.' }, erased: { byAct: 'It is freed with the account.' } },
    dataExport: { exported: { not: 'What is handed out here, and when.' }, erased: { byAct: 'dropExportOf' } },
    due: idsOnly(work),
    dueMark: ofNoPerson(work),
    dueMinute: ofNoPerson(work),
    emailChange: theirs,
    erasure: idsOnly('How far an erasure has come; it goes with the last step.'),
    exportPart: passing(1, 'What is being handed out; it goes as soon as the file is made.'),
    first: idsOnly('Which of several changes came first, by id.'),
    idempotency: passing(1, 'Answers are kept for a day, so that a request that is repeated is answered the same.'),
    outbox: passing(7, 'Facts hold ids, and of public things what anyone may find; they can be sent again for a week.'),
    pendingLink: { exported: { not: 'A Google sign-in that waits for an hour.' }, erased: 'removed' },
    rateLimit: idsOnly('How often an operation was called, by id.'),
    secondFactor: { exported: 'own', hidden: ['sealed', 'recovery', 'lastStep'], erased: 'removed' },
    signInSession: theirs,
    signUpAttempt: {
      exported: { not: 'The hash of a secret that waits for a day, and the name of the account to come.' },
      erased: 'removed',
    },
  },
};
