/** What can go wrong with schedules and standings; a part of the catalogue. */
export const scheduleErrors = {
  'schedule.noPlan': { status: 409, title: 'Set the season’s places and times first.' },
  'schedule.nobodyMeets': { status: 409, title: 'A schedule needs a division with at least two teams.' },
  'schedule.notByRound': { status: 409, title: 'This division isn’t played round by round.' },
  'schedule.noDraft': { status: 409, title: 'There is no draft yet. Make one first.' },
  'schedule.tooLarge': { status: 409, title: 'That schedule is too large. Split the season in two.' },
  'schedule.matchNotFound': { status: 404, title: 'That match isn’t in the schedule.' },
  'schedule.versionNotFound': { status: 404, title: 'That version was never published.' },
  'schedule.moveRefused': { status: 409, title: 'The match can’t be played there.' },
  'schedule.requestOpen': { status: 409, title: 'There’s already an open time change request for this match.' },
  'schedule.requestNotFound': { status: 404, title: 'This match has no open change request.' },
  'schedule.requestOver': { status: 409, title: 'This request is no longer open.' },
  'standings.divisionNotFound': { status: 404, title: 'That division isn’t in the season.' },
  'standings.entrantNotFound': { status: 404, title: 'That team isn’t in the division.' },
  'standings.adjustmentNotFound': { status: 404, title: 'That adjustment was already removed.' },
  'standings.adjustmentsOff': { status: 409, title: 'The rules of this division allow no adjustments.' },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;
