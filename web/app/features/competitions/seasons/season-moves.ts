import { mayMove } from '#shared/competitions/seasons/states.ts';
import { type SeasonStatus, seasonStatuses } from '#shared/competitions/seasons/words.ts';
import type { StatusMove } from './status-moves.tsx';

type Said = Omit<StatusMove<SeasonStatus>, 'to'>;
const forGood = 'It cannot be taken back.';

const onward: Readonly<Record<Exclude<SeasonStatus, 'draft'>, Said>> = {
  registration_scheduled: {
    verb: 'Announce registration',
    asked: 'Everybody can read the season, and members are told when registration opens.',
  },
  registration_open: { verb: 'Open registration', asked: 'Members who are not registered are told that it is open.' },
  registration_closed: { verb: 'Close registration' },
  forming: { verb: 'Start forming teams' },
  scheduled: { verb: 'Finish the schedule' },
  in_play: { verb: 'Start the season', asked: `Everybody who is registered is told that it begins. ${forGood}` },
  playoffs: { verb: 'Start the playoffs', asked: forGood },
  completed: { verb: 'Complete the season', asked: `Nothing of it can be changed any more. ${forGood}` },
  archived: { verb: 'Archive the season', asked: `It stays to be read. ${forGood}` },
  cancelled: {
    verb: 'Cancel season',
    asked: `Everybody who is registered is told. Nobody registers any more, and nothing of it can be changed. ${forGood}`,
    hasReason: true,
  },
};

/** Of the states before the season is played. */
const back: Partial<Readonly<Record<SeasonStatus, Said>>> = {
  draft: { verb: 'Make it a draft again', asked: 'Only its organisers can read it then.' },
  registration_scheduled: {
    verb: 'Postpone registration',
    asked: 'Nobody can register until it opens, and members are told when that is.',
  },
  registration_open: {
    verb: 'Open registration again',
    asked: 'Members who are not registered are told that it is open.',
  },
  registration_closed: { verb: 'Stop forming teams' },
  forming: { verb: 'Form teams again' },
};

/** Where an organiser may take a season from where it is: the next step first, then the steps back, calling it off last. */
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
