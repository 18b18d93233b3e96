import type { SetupStep } from '#shared/setup/setup-step.ts';
import type { TeamView } from '../details/views.ts';

type TeamPlace = 'settings' | 'invites' | 'season' | 'event';
type Step = SetupStep<TeamPlace>;

interface TeamFacts extends Pick<TeamView, 'team' | 'may'> {
  /** Whether something was ever put on its calendar: an event, a season or a tournament. */
  readonly hasPlans: boolean;
  readonly mayAddSeasons: boolean;
}

/** What the organizers of a community still have to do, as far as the reader may; nothing once it is archived. */
export function teamSetup({ team, may, hasPlans, mayAddSeasons }: TeamFacts): readonly Step[] {
  if (team.status !== 'active') return [];
  const isSeason = mayAddSeasons && team.kind === 'league';
  const steps: readonly (readonly [isAllowed: boolean, step: Step])[] = [
    [
      may.includes('editProfile'),
      { place: 'settings', text: 'Add a picture', verb: 'Add picture', isDone: team.photoId !== undefined },
    ],
    [
      may.includes('editProfile'),
      {
        place: 'settings',
        text: 'Say what it is about',
        verb: 'Describe it',
        isDone: team.tagline !== '' || team.description !== '',
      },
    ],
    [
      may.includes('manageMembers'),
      { place: 'invites', text: 'Invite people', verb: 'Invite', isDone: team.memberCount > 1 },
    ],
    [
      isSeason || may.includes('manageEvents'),
      isSeason
        ? { place: 'season', text: 'Create the first season', verb: 'New season', isDone: hasPlans }
        : { place: 'event', text: 'Plan the first event', verb: 'Create event', isDone: hasPlans },
    ],
  ];
  return steps.filter(([isAllowed]) => isAllowed).map(([, step]) => step);
}
