import type { BracketRefusal } from '#shared/competitions/brackets/outcome.ts';
import { type UnplacedReason, unplacedReasons } from '#shared/competitions/placing/placing.ts';
import type { GenerationError, Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { quantity } from '#shared/quantity.ts';

const refusals: Readonly<Record<BracketRefusal, string>> = {
  already_confirmed: 'Seeds are already confirmed.',
  already_decided: 'This match is final. Correct its result instead.',
  already_withdrawn: 'They already withdrew.',
  bye_against_bye: 'Two byes can’t meet.',
  byes_go_to_best: 'Byes go to the top seeds.',
  draw: 'Playoff matches can’t end in a draw. Enter the winner.',
  everybody_once: 'Each team is seeded once.',
  impossible_score: 'That score isn’t possible in this sport.',
  impossible_set: 'A set can’t end like that. Enter each set, or the sets each side won.',
  not_confirmed: 'Confirm the seeds first.',
  not_decided: 'That doesn’t decide the match.',
  not_ready: 'This match doesn’t have both teams yet.',
  nothing_to_reset: 'There is nothing to reset.',
  seeds_known: 'All seeds are set.',
  seeds_open: 'Some seeds are still open.',
  too_late: 'You can’t undo this anymore.',
  too_many_games: 'The match was already won before the last game you entered.',
  unknown_alternate: 'They’re not an alternate.',
  unknown_entrant: 'They’re not in this playoff.',
  unknown_match: 'This match no longer exists.',
  wrong_slots: 'The number of spots can’t change, and a playoff needs two teams.',
};

/** Why a command cannot be done. */
export const refusalWords = (reason: string): string =>
  refusals[reason as BracketRefusal] ?? 'That isn’t possible right now.';

/** What keeps a match of a playoff from a court and a time. */
export const unplacedWords: Readonly<Record<UnplacedReason, string>> = {
  courts: 'no court time left',
  rest: 'earlier matches and rest time end too late',
  window: 'the time window is shorter than one match',
  before: 'it follows a match without a court and time',
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
      return `This format needs ${quantity(error.needed, 'team')}; there are ${error.found}.`;
    case 'source_incomplete':
      return 'Some matches are still open. Finish them, or create a provisional playoff.';
    case 'size_too_large':
      return `That’s ${quantity(error.found, 'team')}; the limit is ${error.size}.`;
    case 'ties_unresolved':
      return 'Teams are tied at the cutoff. Set their order.';
    case 'already_exists':
      return 'This game already has a playoff. Open it or replace it.';
    default:
      return `Only ${error.placed} of ${quantity(error.needed, 'match', 'matches')} fit. ${leftOutWords(error.unplaced)} Add courts or time.`;
  }
}
