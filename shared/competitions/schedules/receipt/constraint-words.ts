import type { Problem } from '../solver/problem.ts';
import type { Wish } from '../weights.ts';

/** What a wish is, so that "so that ..." can stand before it. */
export const wishWords: Record<Wish, string> = {
  homeAway: 'home and away are even',
  earlyLate: 'early and late times are even',
  weekday: 'teams play on their days',
  spacing: 'there’s time before a rematch',
  awayRun: 'no team has too many away matches in a row',
  backToBack: 'matches of a day are as far apart as planned',
  siblings: 'teams of a club play at one place',
  byes: 'no team waits too long for a match',
  travel: 'trips are short',
  courts: 'fields are used evenly',
  holidays: 'no games on holidays',
  officials: 'there are officials for every match',
  wishes: 'teams play when they prefer to',
  pace: 'rounds stay together',
  stay: 'few matches change',
};

/** What a constraint's id says, as a part of a sentence. */
export function sayConstraint(problem: Pick<Problem, 'input'>, id: string): string {
  const [kind = '', name = ''] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  const nameOf = (entrantId: string) => problem.input.entrants.find((one) => one.id === entrantId)?.name ?? entrantId;
  switch (kind) {
    case 'court':
      return 'another match is on the field';
    case 'closure':
      return problem.input.closures.find((one) => one.id === name)?.reason || 'the field is closed';
    case 'holiday':
      return 'it’s a holiday';
    case 'gameType':
      return `${name} is not played there`;
    case 'unavailable':
      return `${nameOf(name.slice(0, name.lastIndexOf('/')))} cannot play`;
    case 'entrant':
      return `${nameOf(name)} are playing`;
    case 'person':
      return 'a player on several teams is playing for another one';
    case 'travel':
      return 'the trip from the previous place is too long';
    case 'wish':
      return `moving it would cost more elsewhere (${wishWords[name as Wish]})`;
    default:
      return sayRule(problem, name);
  }
}

function sayRule({ input: { rules } }: Pick<Problem, 'input'>, name: string): string {
  switch (name) {
    case 'rest':
      return 'a team would have too little rest';
    case 'mostPerDay':
      return `a team would have more than ${rules.mostPerDay} a day`;
    case 'mostPerWeek':
      return `a team would have more than ${rules.mostPerWeek} a week`;
    case 'locked':
      return 'it is locked';
    case 'past':
      return 'the time has passed';
    default:
      return 'no field is open then';
  }
}

/** Ids with how often each stood in the way, those that did most often first. */
export function binding(tally: ReadonlyMap<string, number>, most = 8): string[] {
  return [...tally]
    .sort(([a, times], [b, other]) => other - times || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([id]) => id);
}

/** The first of them in words: each thing once. */
export const sayAll = (problem: Problem, ids: readonly string[]): string =>
  [...new Set(ids.map((id) => sayConstraint(problem, id)))].slice(0, 3).join('; ');
