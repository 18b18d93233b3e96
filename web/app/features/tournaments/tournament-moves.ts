import { type TournamentStatus, tournamentStatuses } from '#shared/competitions/tournaments/words.ts';
import type { StatusMove } from '../../competitions/status-moves.tsx';

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

/** What a place where a tournament can be taken is called on its button, and what is asked before. */
export function tournamentMove(from: TournamentStatus, to: TournamentStatus): StatusMove<TournamentStatus> {
  const isBack = tournamentStatuses.indexOf(to) < tournamentStatuses.indexOf(from);
  return { to, ...((isBack ? back[to] : undefined) ?? onward[to as Exclude<TournamentStatus, 'draft'>]) };
}
