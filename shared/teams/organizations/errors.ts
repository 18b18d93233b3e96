/** What can go wrong with organisations and outside teams. */
export const organizationErrors = {
  'organization.notFound': { status: 404, title: 'Organization not found' },
  'organization.slugTaken': { status: 409, title: 'That web address is taken. Choose another.' },
  'organization.lastAdmin': {
    status: 409,
    title: 'An organization needs an admin. Make another member an admin first.',
  },
  'organization.nameDiffers': { status: 409, title: 'Type the organization’s name exactly.' },
  'organization.owner': { status: 409, title: 'This person owns the organization. Hand it over first.' },
  'organization.personNotFound': { status: 404, title: 'That person has no role in this organization.' },
  'organization.notAdmin': { status: 409, title: 'Only an admin of the organization can become its owner.' },
  'organization.full': { status: 409, title: 'You’ve reached the limit. Remove one first.' },
  'organization.teamElsewhere': { status: 409, title: 'This community already belongs to an organization.' },
  'organization.teamNotFound': { status: 404, title: 'That community isn’t part of the organization.' },
  'externalTeam.notFound': { status: 404, title: 'That team doesn’t exist, or you can’t see it.' },
  'externalTeam.tooMany': { status: 409, title: 'You’ve reached the limit. Remove one first.' },
  'externalTeam.claimed': { status: 409, title: 'This team was claimed and speaks for itself now.' },
  'externalTeam.noAddress': { status: 409, title: 'Enter the team’s email first.' },
  'externalTeam.linkInvalid': { status: 404, title: 'This link was used, withdrawn or has expired.' },
  'externalTeam.noClaim': { status: 404, title: 'There’s no open claim for this team.' },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;
