import type { DeskCommand } from '#shared/competitions/tournaments/desk.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What the buttons of the desk mean. */
export type DeskIntent =
  | { intent: 'run'; command: DeskCommand }
  | { intent: 'draw'; categoryId: string }
  | { intent: 'place' }
  | { intent: 'checkIn'; entryId: string; isHere: boolean };

const commandWords: Readonly<Record<DeskCommand['type'], string>> = {
  call: 'Called: who plays is told',
  delay: 'Everything is later, and everybody is told',
  hold: 'Play is on hold, and everybody is told',
  resume: 'Play goes on, and everybody is told',
  announce: 'Everybody is told',
  place: 'The match is moved',
};

const runWords = (command: DeskCommand): string =>
  command.type === 'call' && !command.isCalled ? 'The call is taken back' : commandWords[command.type];

/** Does it, and says what there is to say afterwards. */
export async function deskIntents(tournamentId: string, sent: DeskIntent): Promise<string> {
  if (sent.intent === 'run') {
    await operations(tournamentDesk).runDesk({ tournamentId, command: sent.command });
    return runWords(sent.command);
  }
  if (sent.intent === 'draw') {
    await operations(tournamentDesk).drawCategory({ tournamentId, categoryId: sent.categoryId });
    return 'The matches are made';
  }
  if (sent.intent === 'place') {
    const { matches } = await operations(tournamentDesk).placeTournament({ tournamentId });
    const left = matches.filter(({ startsAt, state }) => !startsAt && state !== 'over' && state !== 'never').length;
    return left === 0
      ? 'Every match has its court and time'
      : `${quantity(left, 'match', 'matches')} found no room: add courts, hours or days`;
  }
  await operations(tournamentDesk).checkInEntry({ tournamentId, entryId: sent.entryId, isHere: sent.isHere });
  return sent.isHere ? 'Checked in' : 'Not checked in any more';
}
