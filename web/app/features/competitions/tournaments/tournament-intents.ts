import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import type { Input } from '#shared/contract/operation.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = (typeof tournamentsContract)['operations'];
type Of<Id extends keyof Operations> = Omit<Input<Operations[Id]>, 'tournamentId'>;

/** What the buttons of a tournament's page mean. */
export type TournamentIntent =
  | ({ intent: 'enter' } & Of<'enterTournament'>)
  | ({ intent: 'withdraw' } & Of<'withdrawEntry'>)
  | ({ intent: 'seek' } & Of<'seekPartner'>)
  | ({ intent: 'ask' } & Of<'askPartner'>)
  | ({ intent: 'answer' } & Of<'answerPartner'>)
  | ({ intent: 'add' } & Of<'addEntry'>)
  | ({ intent: 'remove' } & Of<'removeEntry'>)
  | ({ intent: 'seed' } & Of<'seedEntries'>)
  | ({ intent: 'move' } & Of<'moveTournament'>);

type Does = {
  readonly [Intent in TournamentIntent as Intent['intent']]: (
    tournamentId: string,
    sent: Omit<Intent, 'intent'>,
  ) => Promise<string>;
};

const placeWords = (position: number | undefined) =>
  position ? `Every place is taken: you are number ${position} in the line` : 'You are entered';

const does: Does = {
  enter: async (tournamentId, sent) =>
    placeWords((await operations(tournamentsContract).enterTournament({ ...sent, tournamentId })).position),
  withdraw: async (tournamentId, sent) => {
    await operations(tournamentsContract).withdrawEntry({ ...sent, tournamentId });
    return 'You withdrew; your place goes to whoever waits first';
  },
  seek: async (tournamentId, sent) => {
    await operations(tournamentsContract).seekPartner({ ...sent, tournamentId });
    return sent.isOn ? 'Others see that you need a partner' : 'You are not on the list of those who need a partner';
  },
  ask: async (tournamentId, sent) => {
    await operations(tournamentsContract).askPartner({ ...sent, tournamentId });
    return 'They are asked; you are both entered once they confirm';
  },
  answer: async (tournamentId, sent) => {
    const { position } = await operations(tournamentsContract).answerPartner({ ...sent, tournamentId });
    return sent.answer === 'confirm' ? placeWords(position) : 'The request is declined';
  },
  add: async (tournamentId, sent) => {
    const { position } = await operations(tournamentsContract).addEntry({ ...sent, tournamentId });
    if (position === 0) return `${sent.name} is on the list`;
    return `Every place is taken: ${sent.name} is number ${position} in the line`;
  },
  remove: async (tournamentId, sent) => {
    await operations(tournamentsContract).removeEntry({ ...sent, tournamentId });
    return 'The entry is off the list';
  },
  seed: async (tournamentId, sent) => {
    await operations(tournamentsContract).seedEntries({ ...sent, tournamentId });
    return 'The seeds are saved';
  },
  move: async (tournamentId, sent) => {
    await operations(tournamentsContract).moveTournament({ ...sent, tournamentId });
    return `Now: ${tournamentStatusLabel[sent.to]}`;
  },
};

/** Does it, and says what there is to say afterwards. */
export const tournamentIntents = (tournamentId: string, { intent, ...sent }: TournamentIntent): Promise<string> =>
  (does[intent] as (id: string, rest: unknown) => Promise<string>)(tournamentId, sent);
