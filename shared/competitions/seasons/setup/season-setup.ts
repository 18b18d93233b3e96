import type { SetupStep } from '#shared/setup/setup-step.ts';
import { quantity } from '../../../quantity.ts';
import type { Season } from '../schemas.ts';
import type { Squad } from '../squad.ts';
import { isEditable } from '../states.ts';
import type { SeasonView } from '../views.ts';

type SeasonPlace = 'teams' | 'sessions' | 'status' | 'schedule' | 'home';
type Step = SetupStep<SeasonPlace>;

interface SeasonFacts extends Pick<SeasonView, 'squads' | 'sessions' | 'spots'> {
  readonly season: Season;
  /** How far its schedule is. */
  readonly schedule: 'none' | 'draft' | 'published';
}

/** What is played by teams against each other. */
const playedByTeams: ReadonlySet<Season['format']> = new Set(['league', 'ladder', 'tournament_series']);

/** What the organizers of a season still have to do, in this order; nothing once it is over or canceled. */
export function seasonSetup(facts: SeasonFacts): readonly Step[] {
  const { season } = facts;
  if (!isEditable(season.status)) return [];
  return [
    ...(playedByTeams.has(season.format) ? teamSteps(facts) : [sessionStep(facts)]),
    {
      place: 'status',
      text: 'Publish the season',
      verb: 'Publish',
      ...(season.status === 'draft' && { detail: 'Only organizers see it now.' }),
      isDone: season.status !== 'draft',
    },
    ...(playedByTeams.has(season.format) ? scheduleSteps(facts) : []),
    ...(takesRegistrations(season) ? [shareStep(facts)] : []),
  ];
}

const standing = ({ status }: Squad): boolean => status === 'forming' || status === 'confirmed';

function teamSteps({ squads }: SeasonFacts): readonly Step[] {
  const teams = squads.filter(standing);
  const withPlayers = teams.filter(({ playerCount }) => playerCount > 0);
  return [
    {
      place: 'teams',
      text: 'Add teams',
      verb: 'Add teams',
      ...(teams.length < 2 && { detail: 'A schedule needs at least two.' }),
      isDone: teams.length >= 2,
    },
    {
      place: 'teams',
      text: 'Add players to every team',
      verb: 'Add players',
      ...(teams.length > 0 &&
        withPlayers.length < teams.length && {
          detail: `Players on ${withPlayers.length.toLocaleString('en-US')} of ${quantity(teams.length, 'team')} so far.`,
        }),
      isDone: teams.length > 0 && withPlayers.length === teams.length,
    },
  ];
}

const sessionStep = ({ sessions }: SeasonFacts): Step => ({
  place: 'sessions',
  text: 'Add sessions',
  verb: 'Add sessions',
  isDone: sessions.length > 0,
});

const scheduleSteps = ({ schedule }: SeasonFacts): readonly Step[] => [
  { place: 'schedule', text: 'Make the schedule', verb: 'Make schedule', isDone: schedule !== 'none' },
  { place: 'schedule', text: 'Publish the schedule', verb: 'Publish schedule', isDone: schedule === 'published' },
];

const takesRegistrations = ({ registrationWindows, status }: Season): boolean =>
  registrationWindows.length > 0 || status === 'registration_open';

const shareStep = ({ spots, squads }: SeasonFacts): Step => ({
  place: 'home',
  text: 'Share the season',
  verb: 'Share',
  detail: 'Done once someone registers.',
  isDone: spots.some(({ taken, waiting }) => taken + waiting > 0) || squads.some(({ captainId }) => captainId),
});
