import type { DeskCommand } from '#shared/competitions/tournaments/desk.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';

/** What the parts of the desk of a tournament do, one at a time. */
export function useDesk(tournamentId: string) {
  const command = useOperation(tournamentDesk, 'runDesk', {
    done: (_, { command: sent }) =>
      sent.type === 'call' && !sent.isCalled ? 'Call canceled' : commandWords[sent.type],
    showsProblem: true,
  });
  const drawing = useOperation(tournamentDesk, 'drawCategory', { done: 'The matches are made', showsProblem: true });
  const placing = useOperation(tournamentDesk, 'placeTournament', {
    done: ({ matches }) => {
      const left = matches.filter(({ startsAt, state }) => !startsAt && state !== 'over' && state !== 'never').length;
      return left === 0
        ? 'All matches have a court and time'
        : `${quantity(left, 'match', 'matches')} didn’t fit: add courts, hours or days`;
    },
    showsProblem: true,
  });
  const checking = useOperation(tournamentDesk, 'checkInEntry', {
    done: (_, { isHere }) => (isHere ? 'Checked in' : 'Check-in undone'),
    showsProblem: true,
  });
  return {
    ...useTogether(command, drawing, placing, checking),
    run: (sent: DeskCommand) => void command.run({ tournamentId, command: sent }),
    draw: (categoryId: string) => void drawing.run({ tournamentId, categoryId }),
    place: () => void placing.run({ tournamentId }),
    checkIn: (entryId: string, isHere: boolean) => void checking.run({ tournamentId, entryId, isHere }),
  };
}

const commandWords: Readonly<Record<DeskCommand['type'], string>> = {
  call: 'Called. Players get a notification',
  delay: 'Matches delayed. Everyone gets a notification',
  hold: 'Play is on hold. Everyone gets a notification',
  resume: 'Play resumed. Everyone gets a notification',
  announce: 'Announcement sent',
  place: 'Match moved',
};
