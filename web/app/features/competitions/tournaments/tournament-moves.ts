import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { type TournamentStatus, tournamentStatuses } from '#shared/competitions/tournaments/words.ts';
import { quantity } from '#shared/quantity.ts';
import type { StatusMove } from '../seasons/status-moves.tsx';
import { calledBy } from './match-line.tsx';
import { unplacedWords } from './tournament-words.ts';

type Said = Omit<StatusMove<TournamentStatus>, 'to'>;

const onward: Readonly<Record<Exclude<TournamentStatus, 'draft'>, Said>> = {
  announced: { verb: 'Announce tournament' },
  registration: { verb: 'Open registration' },
  draw: { verb: 'Close registration', asked: 'Entries and withdrawals end. You make the draw at the desk.' },
  scheduled: { verb: 'Publish schedule', asked: 'Players get a notification with their times and courts.' },
  live: { verb: 'Start play' },
  finished: { verb: 'Finish tournament' },
  archived: {
    verb: 'Archive tournament',
    asked: 'It leaves the lists but stays visible. You can’t undo this.',
  },
  cancelled: {
    verb: 'Cancel tournament',
    asked: 'Everyone who entered gets a notification. You can’t undo this.',
    hasReason: true,
  },
};

const back: Partial<Readonly<Record<TournamentStatus, Said>>> = {
  draft: { verb: 'Back to draft', asked: 'Only organizers will see it.' },
  announced: { verb: 'Pause registration', asked: 'No new entries until you reopen it. Current entries stay.' },
  registration: { verb: 'Reopen registration' },
  draw: {
    verb: 'Unpublish schedule',
    asked: 'Only organizers see the schedule until you publish it again. Players get a notification then.',
  },
  scheduled: { verb: 'Undo start of play' },
  live: { verb: 'Resume play' },
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
  return `${has} no court and time yet: ${all}. The schedule shows that. You can place them at the desk any time. Players get a notification that the schedule is out.`;
}

/** What a place where a tournament can be taken is called on its button, and what is asked before. */
export function tournamentMove(from: TournamentStatus, to: TournamentStatus): StatusMove<TournamentStatus> {
  const isBack = tournamentStatuses.indexOf(to) < tournamentStatuses.indexOf(from);
  return { to, ...((isBack ? back[to] : undefined) ?? onward[to as Exclude<TournamentStatus, 'draft'>]) };
}
