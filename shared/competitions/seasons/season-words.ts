import type { RegistrationMode, RegistrationStatus, SeasonStatus, SquadStatus } from './words.ts';

/** What people read for each state of a season. */
export const statusLabel: Readonly<Record<SeasonStatus, string>> = {
  draft: 'Draft',
  registration_scheduled: 'Registration opens soon',
  registration_open: 'Registration open',
  registration_closed: 'Registration closed',
  forming: 'Forming teams',
  scheduled: 'Schedule ready',
  in_play: 'In season',
  playoffs: 'Playoffs',
  completed: 'Over',
  archived: 'Archived',
  cancelled: 'Canceled',
};

/** Why registration is closed, for a player who could otherwise register. */
export const closedWords: Readonly<Record<SeasonStatus, string>> = {
  draft: 'Registration isn’t open yet.',
  registration_scheduled: 'Registration isn’t open yet.',
  registration_open: 'Registration isn’t open to you right now.',
  registration_closed: 'Registration is closed.',
  forming: 'Registration is closed. Teams are forming.',
  scheduled: 'Registration is closed. The schedule is ready.',
  in_play: 'Registration is closed. The season is on.',
  playoffs: 'Registration is closed. It’s playoff time.',
  completed: 'The season is over.',
  archived: 'The season is over.',
  cancelled: 'The season was canceled.',
};

export const formatLabel = {
  league: 'League',
  ladder: 'Ladder',
  camp: 'Camp',
  clinic_series: 'Clinic series',
  tournament_series: 'Tournament series',
  drop_in_pass: 'Drop-in pass',
} as const;

export const modeLabel: Readonly<Record<RegistrationMode, string>> = {
  individual: 'On my own',
  small_group: 'With friends (group code)',
  create_team: 'With my own team',
  join_team: 'Joining a registered team',
  sub_only: 'As a substitute only',
};

/** The same about another player. */
export const modeOfOther: Readonly<Record<RegistrationMode, string>> = {
  individual: 'on their own',
  small_group: 'with friends',
  create_team: 'with their own team',
  join_team: 'joining a registered team',
  sub_only: 'as a substitute only',
};

export const registrationLabel: Readonly<Record<RegistrationStatus, string>> = {
  started: 'Waiting for the captain',
  waitlisted: 'On the waitlist',
  pending_payment: 'Awaiting payment',
  registered: 'Registered, no team yet',
  placed: 'On a team',
  active: 'Playing',
  withdrawn: 'Withdrawn',
  rejected: 'Rejected',
  suspended: 'Suspended',
  transferred: 'Spot given away',
};

interface Standing {
  readonly status: RegistrationStatus;
  readonly mode: RegistrationMode;
  readonly position?: number | undefined;
  readonly hasCardOnFile?: boolean | undefined;
}

/** `On the waitlist, number 2`, `In a team (Owls)`; who only substitutes lacks no team. */
export function registrationWords(
  { status, mode, position, hasCardOnFile }: Standing,
  squadNames: readonly string[],
): string {
  if (status === 'registered' && hasCardOnFile) return `${registrationLabel[status]}, card saved`;
  if (status === 'registered' && mode === 'sub_only') return 'Registered';
  const number = position === undefined ? '' : `, number ${position}`;
  return `${registrationLabel[status]}${number}${squadNames.length > 0 ? ` (${squadNames.join(', ')})` : ''}`;
}

export const squadLabel: Readonly<Record<SquadStatus, string>> = {
  forming: 'Forming',
  confirmed: 'Confirmed',
  withdrawn: 'Withdrawn',
  disqualified: 'Disqualified',
};

export const sessionKindLabel = {
  play_date: 'Match day or night',
  registration_block: 'Block of weeks',
} as const;

export const sessionStatusLabel = {
  planned: 'Planned',
  published: 'Published',
  in_play: 'In season',
  completed: 'Over',
  cancelled: 'Canceled',
  rained_out: 'Rained out',
} as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** On which day of the reader's an offer of a place ends. */
export const offerEnd = (offeredUntil: string): string => day.format(new Date(offeredUntil));
