import type { SetupStep } from '#shared/setup/setup-step.ts';
import type { MyTournamentView, TournamentBoard } from '../views.ts';
import { type TournamentStatus, tournamentStatuses } from '../words.ts';

type TournamentPlace = 'status' | 'overview' | 'desk';
type Step = SetupStep<TournamentPlace>;

interface TournamentFacts extends Pick<MyTournamentView, 'tournament' | 'entries' | 'unplaced'> {
  /** Undefined for a draft. */
  readonly board: Pick<TournamentBoard, 'draws'> | undefined;
}

const over: ReadonlySet<TournamentStatus> = new Set(['finished', 'archived', 'cancelled']);
const fewest = 2;

/** What the organizers of a tournament still have to do, in this order; nothing once it is over or canceled. */
export function tournamentSetup(facts: TournamentFacts): readonly Step[] {
  const { status } = facts.tournament;
  if (over.has(status)) return [];
  const reached = (one: TournamentStatus) => tournamentStatuses.indexOf(status) >= tournamentStatuses.indexOf(one);
  return [
    {
      place: 'status',
      text: 'Announce the tournament',
      verb: 'Announce',
      ...(status === 'draft' && { detail: 'Only organizers see it now.' }),
      isDone: reached('announced'),
    },
    { place: 'status', text: 'Open registration', verb: 'Open registration', isDone: reached('registration') },
    entriesStep(facts),
    ...drawSteps(facts, reached('scheduled')),
    { place: 'status', text: 'Publish the schedule', verb: 'Publish schedule', isDone: reached('scheduled') },
  ];
}

function entriesStep({ tournament: { categories }, entries }: TournamentFacts): Step {
  const few = categories.filter(({ categoryId }) => {
    const entered = entries.find((one) => one.categoryId === categoryId)?.entries ?? [];
    return entered.filter(({ position }) => position === undefined).length < fewest;
  });
  return {
    place: 'overview',
    text: 'Share it and fill every category',
    verb: 'Share',
    ...(few.length > 0 && { detail: `Fewer than two entries so far: ${few.map(({ name }) => name).join(', ')}.` }),
    isDone: few.length === 0,
  };
}

/** A published schedule has its draws; what is not placed by then was left out on purpose. */
function drawSteps({ tournament: { categories }, board, unplaced }: TournamentFacts, isPublished: boolean) {
  const drawn = new Set(board?.draws.map(({ categoryId }) => categoryId));
  const isDrawn = isPublished || categories.every(({ categoryId }) => drawn.has(categoryId));
  return [
    { place: 'desk', text: 'Draw every category', verb: 'Make the draw', isDone: isDrawn },
    {
      place: 'desk',
      text: 'Give every match a court and a time',
      verb: 'Place matches',
      isDone: isPublished || (isDrawn && unplaced.length === 0),
    },
  ] as const satisfies readonly Step[];
}
