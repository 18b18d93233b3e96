import type { RegistrationMode, RegistrationStatus, SeasonStatus, SquadStatus } from './words.ts';

/** What people read for each state of a season. */
export const statusLabel: Readonly<Record<SeasonStatus, string>> = {
  draft: 'Draft',
  registration_scheduled: 'Registration opens soon',
  registration_open: 'Registration open',
  registration_closed: 'Registration closed',
  forming: 'Teams are being formed',
  scheduled: 'Schedule made',
  in_play: 'Being played',
  playoffs: 'Playoffs',
  completed: 'Completed',
  archived: 'Archived',
  cancelled: 'Cancelled',
};

/** Why registration is closed, for a player who could otherwise register. */
export const closedWords: Readonly<Record<SeasonStatus, string>> = {
  draft: 'Registration is not open yet.',
  registration_scheduled: 'Registration is not open yet.',
  registration_open: 'Registration is not open for you now.',
  registration_closed: 'Registration is closed.',
  forming: 'Registration is closed: teams are being formed.',
  scheduled: 'Registration is closed: the schedule is made.',
  in_play: 'Registration is closed: the season is being played.',
  playoffs: 'Registration is closed: the playoffs are on.',
  completed: 'The season is over.',
  archived: 'The season is over.',
  cancelled: 'The season was cancelled.',
};

export const formatLabel = {
  league: 'League',
  ladder: 'Ladder',
  camp: 'Camp',
  clinic_series: 'Series of clinics',
  tournament_series: 'Series of tournaments',
  drop_in_pass: 'Drop-in pass',
} as const;

export const modeLabel: Readonly<Record<RegistrationMode, string>> = {
  individual: 'On my own',
  small_group: 'With friends, by a group code',
  create_team: 'With a team of my own',
  join_team: 'In a team that is registered',
  sub_only: 'As a substitute only',
};

/** The same about another player. */
export const modeOfOther: Readonly<Record<RegistrationMode, string>> = {
  individual: 'on their own',
  small_group: 'with friends, by a group code',
  create_team: 'with a team of their own',
  join_team: 'in a team that is registered',
  sub_only: 'as a substitute only',
};

export const registrationLabel: Readonly<Record<RegistrationStatus, string>> = {
  started: 'Waiting for the captain',
  waitlisted: 'On the waitlist',
  registered: 'Registered, without a team so far',
  placed: 'In a team',
  active: 'Playing',
  withdrawn: 'Withdrawn',
  rejected: 'Rejected',
  suspended: 'Suspended',
  transferred: 'Handed on',
};

interface Standing {
  readonly status: RegistrationStatus;
  readonly mode: RegistrationMode;
  readonly position?: number | undefined;
}

/** `On the waitlist, number 2`, `In a team (Owls)`; who only substitutes lacks no team. */
export function registrationWords({ status, mode, position }: Standing, squadNames: readonly string[]): string {
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
  play_date: 'A night or a day that is played',
  registration_block: 'A block of weeks that people book',
} as const;

export const sessionStatusLabel = {
  planned: 'Planned',
  published: 'Published',
  in_play: 'Being played',
  completed: 'Completed',
  cancelled: 'Cancelled',
  rained_out: 'Rained out',
} as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** On which day of the reader's an offer of a place ends. */
export const offerEnd = (offeredUntil: string): string => day.format(new Date(offeredUntil));
