/** What can go wrong with organisations and outside teams. */
export const organizationErrors = {
  'organization.notFound': { status: 404, title: 'Organization not found' },
  'organization.slugTaken': { status: 409, title: 'That address belongs to another organization. Choose another.' },
  'organization.lastAdmin': {
    status: 409,
    title: 'An organization needs an admin. Make another member an admin first.',
  },
  'organization.nameDiffers': { status: 409, title: 'Type the name of the organization exactly as it is written.' },
  'organization.owner': { status: 409, title: 'This person owns the organization. Hand it over first.' },
  'organization.personNotFound': { status: 404, title: 'That person has no role in this organization.' },
  'organization.notAdmin': { status: 409, title: 'Only an admin of the organization can become its owner.' },
  'organization.full': { status: 409, title: 'That is as many as there can be. Remove one first.' },
  'organization.teamElsewhere': { status: 409, title: 'This community belongs to an organization already.' },
  'organization.teamNotFound': { status: 404, title: 'That community neither belongs to it nor was asked.' },
  'externalTeam.notFound': { status: 404, title: 'That outside team does not exist, or you cannot see it.' },
  'externalTeam.tooMany': { status: 409, title: 'That is as many as a community lists. Remove one first.' },
  'externalTeam.claimed': { status: 409, title: 'This outside team was claimed: its own people speak for it.' },
  'externalTeam.noAddress': { status: 409, title: 'Enter an e-mail address of the team first.' },
  'externalTeam.linkInvalid': { status: 404, title: 'This link was answered, taken back or is too old.' },
  'externalTeam.noClaim': { status: 404, title: 'There is no open claim for this external team.' },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;
