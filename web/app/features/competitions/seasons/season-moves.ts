import { mayMove } from '#shared/competitions/seasons/states.ts';
import { type SeasonStatus, seasonStatuses } from '#shared/competitions/seasons/words.ts';
import type { StatusMove } from './status-moves.tsx';

type Said = Omit<StatusMove<SeasonStatus>, 'to'>;
const forGood = 'You can’t undo this.';

const onward: Readonly<Record<Exclude<SeasonStatus, 'draft'>, Said>> = {
  registration_scheduled: {
    verb: 'Announce registration',
    asked: 'The season becomes public, and members hear when registration opens.',
  },
  registration_open: { verb: 'Open registration', asked: 'Members who haven’t registered get a notification.' },
  registration_closed: { verb: 'Close registration' },
  forming: { verb: 'Start forming teams' },
  scheduled: { verb: 'Finish the schedule' },
  in_play: { verb: 'Start the season', asked: `Registered players get a notification. ${forGood}` },
  playoffs: { verb: 'Start the playoffs', asked: forGood },
  completed: { verb: 'Complete the season', asked: `After this, the season can’t be edited. ${forGood}` },
  archived: { verb: 'Archive the season', asked: `It stays visible. ${forGood}` },
  cancelled: {
    verb: 'Cancel season',
    asked: `Registered players get a notification. Registration ends, and the season can’t be edited. ${forGood}`,
    hasReason: true,
  },
};

/** Steps back, before the season is played. */
const back: Partial<Readonly<Record<SeasonStatus, Said>>> = {
  draft: { verb: 'Back to draft', asked: 'Only organizers will see it.' },
  registration_scheduled: {
    verb: 'Postpone registration',
    asked: 'Registration closes until its new date, and members hear when that is.',
  },
  registration_open: {
    verb: 'Reopen registration',
    asked: 'Members who haven’t registered get a notification.',
  },
  registration_closed: { verb: 'Stop forming teams' },
  forming: { verb: 'Form teams again' },
};

/** The steps from a state: the next one first, then the steps back, canceling last. */
export function seasonMoves(from: SeasonStatus): readonly StatusMove<SeasonStatus>[] {
  const at = seasonStatuses.indexOf(from);
  const isBack = (to: SeasonStatus) => seasonStatuses.indexOf(to) < at;
  const may = seasonStatuses.filter((to) => mayMove(from, to));
  const inOrder = [...may.filter((to) => !isBack(to)), ...may.filter(isBack).reverse()];
  return [...inOrder.filter((to) => to !== 'cancelled'), ...inOrder.filter((to) => to === 'cancelled')].map((to) => ({
    to,
    ...saidOf(to, isBack(to)),
  }));
}

const saidOf = (to: SeasonStatus, isBack: boolean): Said =>
  (isBack ? back[to] : undefined) ?? onward[to as Exclude<SeasonStatus, 'draft'>];
