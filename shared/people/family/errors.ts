/** What can go wrong in families; a part of the catalogue. */
export const familyErrors = {
  'family.notFound': { status: 404, title: 'That family connection doesn’t exist anymore.' },
  'family.self': { status: 400, title: 'That’s you. Choose another person.' },
  'family.alreadyAsked': { status: 409, title: 'One of you already asked the other.' },
  'family.alreadyConnected': { status: 409, title: 'You’re already connected.' },
  'family.tooSoon': { status: 409, title: 'You can ask this person again in 30 days.' },
  'family.tooMany': { status: 409, title: 'A family can have up to 15 members.' },
  'family.tooManyRequests': { status: 409, title: 'You have 20 open requests. Cancel one first.' },
  'family.notWaiting': { status: 409, title: 'That request is no longer open.' },
  'dependant.notFound': { status: 404, title: 'That family member doesn’t exist.' },
  'dependant.guardianAgeUnknown': {
    status: 409,
    title: 'Add your birth date in settings first. Guardians must be 18 or over.',
  },
  'dependant.guardianTooYoung': { status: 409, title: 'Only adults can answer for others.' },
  'dependant.notDisclosed': { status: 409, title: 'Their guardians haven’t agreed to share this.' },
  'dependant.consentRequired': { status: 400, title: 'This needs your consent. Tick the box to give it.' },
  'dependant.consentNeeded': {
    status: 409,
    title: 'We can’t store a child’s details without this consent. Remove them from your family instead.',
  },
  'dependant.lastGuardian': {
    status: 409,
    title:
      'A child needs a guardian who answers for them. Give another guardian these rights first, or remove the child.',
  },
  'dependant.othersAnswer': {
    status: 409,
    title: 'They have another guardian too. Step down as a guardian instead.',
  },
  'dependant.tooManyGuardians': { status: 409, title: 'A person can have up to four guardians.' },
  'dependant.alreadyGuardian': { status: 409, title: 'They’re already a guardian or were invited.' },
  'dependant.notAsked': { status: 409, title: 'This request is no longer open.' },
  'dependant.tooYoung': { status: 409, title: 'Children can have their own login from age 13.' },
  'dependant.hasLogin': { status: 409, title: 'They already have their own login.' },
  'dependant.otherAddress': {
    status: 409,
    title: 'The link was sent to a different email. Sign in with that account.',
  },
  'guardian.ownRights': {
    status: 409,
    title: 'Only they can decide about answers, payments, messages and their medical notes.',
  },
  'guardian.notFound': { status: 404, title: 'That person isn’t their guardian.' },
} as const;
