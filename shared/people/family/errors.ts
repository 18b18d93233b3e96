/** What can go wrong in families; a part of the catalogue. */
export const familyErrors = {
  'family.notFound': { status: 404, title: 'That family connection does not exist.' },
  'family.self': { status: 400, title: 'You are in your family already. Choose another person.' },
  'family.alreadyAsked': { status: 409, title: 'One of you has asked the other already.' },
  'family.alreadyConnected': { status: 409, title: 'You are connected already.' },
  'family.tooSoon': { status: 409, title: 'You cannot ask this person now. Wait thirty days.' },
  'family.tooMany': { status: 409, title: 'A family has fifteen members at most.' },
  'family.tooManyRequests': { status: 409, title: 'Twenty requests of yours wait for an answer. Take one back first.' },
  'family.notWaiting': { status: 409, title: 'That request is no longer open.' },
  'dependant.notFound': { status: 404, title: 'That member of your family does not exist.' },
  'dependant.guardianAgeUnknown': {
    status: 409,
    title: 'Add your birth date in settings first. Guardians are 18 or over.',
  },
  'dependant.guardianTooYoung': { status: 409, title: 'Only adults can answer for others.' },
  'dependant.notDisclosed': { status: 409, title: 'Their guardians have not agreed that a community reads this.' },
  'dependant.consentRequired': { status: 400, title: 'This needs your consent. Tick the box to give it.' },
  'dependant.consentNeeded': {
    status: 409,
    title: 'Without this consent we may keep nothing of a child. Remove them from your family instead.',
  },
  'dependant.lastGuardian': {
    status: 409,
    title:
      'A child needs a guardian who answers for them. Give another guardian these rights first, or remove them altogether.',
  },
  'dependant.othersAnswer': {
    status: 409,
    title: 'Another guardian answers for them too. Step down as a guardian instead.',
  },
  'dependant.tooManyGuardians': { status: 409, title: 'A person can have up to four guardians.' },
  'dependant.alreadyGuardian': { status: 409, title: 'They are a guardian already, or were asked to be.' },
  'dependant.notAsked': { status: 409, title: 'This request is no longer open.' },
  'dependant.tooYoung': { status: 409, title: 'Children can have their own login from the age of 13.' },
  'dependant.hasLogin': { status: 409, title: 'They have a login of their own already.' },
  'dependant.otherAddress': {
    status: 409,
    title: 'The link was sent to another address. Sign in with the account of that address.',
  },
  'guardian.ownRights': {
    status: 409,
    title: 'Only they can decide about answers, payments, messages and what they see of their medical notes.',
  },
  'guardian.notFound': { status: 404, title: 'That person is not their guardian.' },
} as const;
