/** What can go wrong with teams; a part of the catalogue. */
export const teamErrors = {
  'team.notFound': { status: 404, title: 'Team not found' },
  'team.slugTaken': { status: 409, title: 'That address belongs to another community. Choose another.' },
  'team.slugMovedOften': {
    status: 409,
    title: 'The address of a community changes at most twice a year. Nothing else was changed either.',
  },
  'team.archived': { status: 409, title: 'This community is archived. Restore it first.' },
  'team.notArchived': { status: 409, title: 'This community is not archived.' },
  'team.limitBelowMembers': { status: 409, title: 'More people are members already than that.' },
  'team.nameDiffers': { status: 409, title: 'Type the name of the community exactly as it is written.' },
  'team.full': { status: 409, title: 'This community has as many members as it takes.' },
  'team.joinClosed': { status: 409, title: 'Nobody can join this community by themselves.' },
  'team.askedLately': { status: 409, title: 'Your last request was declined. You can ask again after seven days.' },
  'team.codeInvalid': { status: 404, title: 'That code lets nobody in, or not any more.' },
  'team.owner': { status: 409, title: 'A community needs its owner. Hand it over first.' },
  'team.memberNotFound': { status: 404, title: 'That person is not a member.' },
  'team.requestNotFound': { status: 404, title: 'That person is not waiting for an answer.' },
  'team.inviteInvalid': { status: 404, title: 'This invitation was answered, taken back or is too old.' },
  'team.inviteOther': {
    status: 404,
    title: 'This invitation is for another address. Sign in with the one that it came to, or add it in the settings.',
  },
  'team.importChanged': { status: 409, title: 'The roster changed since you looked at the import. Look at it again.' },
  'team.importNotFound': { status: 404, title: 'That import was undone, or is older than seven days.' },
  'team.offerNotFound': { status: 404, title: 'Nobody offers you this community, or not any more.' },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;
