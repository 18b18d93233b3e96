import type { BracketRefusal } from '#shared/competitions/brackets/outcome.ts';
import { type UnplacedReason, unplacedReasons } from '#shared/competitions/placing/placing.ts';
import type { GenerationError, Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { quantity } from '#shared/quantity.ts';

const refusals: Readonly<Record<BracketRefusal, string>> = {
  already_confirmed: 'Seeds are confirmed already.',
  already_decided: 'This match is decided. Correct its result instead.',
  already_withdrawn: 'They withdrew already.',
  bye_against_bye: 'That would set a bye against a bye.',
  byes_go_to_best: 'Byes go to the best seeds here.',
  draw: 'A playoff match cannot end in a draw. Play on until somebody wins.',
  everybody_once: 'Everybody is seeded once.',
  impossible_score: 'That is more than a side can have in this sport.',
  impossible_set: 'No set of this sport ends like that. Give each set, or how many sets each side won.',
  not_confirmed: 'Confirm the seeds first.',
  not_decided: 'That does not decide the match.',
  not_ready: 'It is not known yet who plays this match.',
  nothing_to_reset: 'There is nothing to reset.',
  seeds_known: 'Every seed is known already.',
  seeds_open: 'Some seeds are not known yet.',
  too_late: 'That can no longer be undone.',
  too_many_games: 'The match was won before its last game.',
  unknown_alternate: 'They are not among the alternates.',
  unknown_entrant: 'They are not in this playoff.',
  unknown_match: 'That match does not exist any more.',
  wrong_slots: 'A playoff keeps its number of places, and needs two who play.',
};

/** Why a command cannot be done. */
export const refusalWords = (reason: string): string =>
  refusals[reason as BracketRefusal] ?? 'That cannot be done now.';

/** What keeps a match of a playoff from a court and a time. */
export const unplacedWords: Readonly<Record<UnplacedReason, string>> = {
  courts: 'no court has time left',
  rest: 'matches before it, and the rest after them, end too late',
  window: 'the time given is shorter than one match',
  before: 'it waits for a match that has no court and time',
};

const mostNamed = 3;

/** `Final, Third place: no court has time left.` */
const leftOutWords = (unplaced: Playoff['unplaced']): string =>
  unplacedReasons
    .flatMap((reason) => {
      const labels = unplaced.flatMap((one) => (one.reason === reason ? [one.label] : []));
      const more = labels.length > mostNamed ? [`${labels.length - mostNamed} more`] : [];
      const named = [...labels.slice(0, mostNamed), ...more].join(', ');
      return labels.length > 0 ? [`${named}: ${unplacedWords[reason]}.`] : [];
    })
    .join(' ');

/** Why no playoff came of it. */
export function generationWords(error: GenerationError): string {
  switch (error.code) {
    case 'not_enough_participants':
      return `A playoff like this needs ${error.needed} who play; there are ${error.found}.`;
    case 'source_incomplete':
      return 'Matches of the game are still open. Finish them, or make a provisional playoff.';
    case 'size_too_large':
      return `That is ${error.found} who would play, and it takes ${error.size} at most.`;
    case 'ties_unresolved':
      return 'Some are level where the line is drawn. Decide their order.';
    case 'already_exists':
      return 'There is a playoff of this game already. Open it, or put another in its place.';
    default:
      return `There is room for ${error.placed} of ${quantity(error.needed, 'match', 'matches')}. ${leftOutWords(error.unplaced)} Give more courts or more time.`;
  }
}
