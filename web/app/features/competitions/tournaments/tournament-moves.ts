import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { type TournamentStatus, tournamentStatuses } from '#shared/competitions/tournaments/words.ts';
import { quantity } from '#shared/quantity.ts';
import type { StatusMove } from '../seasons/status-moves.tsx';
import { calledBy } from './match-line.tsx';
import { unplacedWords } from './tournament-words.ts';

type Said = Omit<StatusMove<TournamentStatus>, 'to'>;

const onward: Readonly<Record<Exclude<TournamentStatus, 'draft'>, Said>> = {
  announced: { verb: 'Announce the tournament' },
  registration: { verb: 'Open registration' },
  draw: { verb: 'Close registration', asked: 'Nobody can enter or withdraw any more. The draw is made at the desk.' },
  scheduled: { verb: 'Publish the schedule', asked: 'Everybody who is in is told when and where they play.' },
  live: { verb: 'Start play' },
  finished: { verb: 'Finish the tournament' },
  archived: {
    verb: 'Archive the tournament',
    asked: 'It leaves the lists and stays to be read. It cannot be taken back.',
  },
  cancelled: {
    verb: 'Cancel the tournament',
    asked: 'Everybody who entered is told. It cannot be taken up again.',
    hasReason: true,
  },
};

const back: Partial<Readonly<Record<TournamentStatus, Said>>> = {
  draft: { verb: 'Make it a draft again', asked: 'Only its organisers can read it then.' },
  announced: { verb: 'Pause registration', asked: 'Nobody can enter until it opens again. Who entered stays entered.' },
  registration: { verb: 'Open registration again' },
  draw: {
    verb: 'Take the schedule back',
    asked: 'Nobody but its organisers sees the schedule until it is published again, and everybody is told then.',
  },
  scheduled: { verb: 'Take the start of play back' },
  live: { verb: 'Go on with play' },
};

const mostNamed = 8;

/** Asked where matches would come out without a court and a time: which, and what becomes of them. */
export function publishedWithout(unplaced: readonly ShownMatch[], categories: readonly Category[]): string {
  const nameOf = ({ categoryId }: ShownMatch) => categories.find((one) => one.categoryId === categoryId)?.name ?? '';
  const named = unplaced.slice(0, mostNamed).map((match) => {
    const called = calledBy(match);
    const why = match.unplacedFor ? `: ${unplacedWords[match.unplacedFor]}` : '';
    return `${nameOf(match)}, ${match.label}${called === match.label ? '' : ` (${called})`}${why}`;
  });
  const others = unplaced.length - named.length;
  const all = [...named, ...(others > 0 ? [`${others} more`] : [])].join('; ');
  const has = quantity(unplaced.length, 'match has', 'matches have');
  return `${has} no court and time yet: ${all}. The schedule says so. They can be placed at the desk at any time, and who plays in them is told then. Everybody who is in is told that the schedule is out.`;
}

/** What a place where a tournament can be taken is called on its button, and what is asked before. */
export function tournamentMove(from: TournamentStatus, to: TournamentStatus): StatusMove<TournamentStatus> {
  const isBack = tournamentStatuses.indexOf(to) < tournamentStatuses.indexOf(from);
  return { to, ...((isBack ? back[to] : undefined) ?? onward[to as Exclude<TournamentStatus, 'draft'>]) };
}
