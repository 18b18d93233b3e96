/** What can go wrong with schedules and standings; a part of the catalogue. */
export const scheduleErrors = {
  'schedule.noPlan': { status: 409, title: 'Say first where and when the season is played.' },
  'schedule.nobodyMeets': { status: 409, title: 'A schedule takes a division with at least two squads.' },
  'schedule.notByRound': { status: 409, title: 'This division is not played round by round.' },
  'schedule.noDraft': { status: 409, title: 'There is no draft yet. Make one first.' },
  'schedule.tooLarge': { status: 409, title: 'That schedule is larger than we can keep. Part the season in two.' },
  'schedule.matchNotFound': { status: 404, title: 'That match is not in the schedule.' },
  'schedule.moveRefused': { status: 409, title: 'The match cannot be there.' },
  'schedule.requestOpen': { status: 409, title: 'Another time for this match is being asked for already.' },
  'schedule.requestNotFound': { status: 404, title: 'This match has no open change request.' },
  'schedule.requestOver': { status: 409, title: 'There is nothing more for you to say about this request.' },
  'standings.divisionNotFound': { status: 404, title: 'That division is not in the season.' },
  'standings.entrantNotFound': { status: 404, title: 'That squad is not in the division.' },
  'standings.adjustmentNotFound': { status: 404, title: 'That adjustment is gone already.' },
  'standings.adjustmentsOff': { status: 409, title: 'The rules of this division allow no adjustments.' },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;
