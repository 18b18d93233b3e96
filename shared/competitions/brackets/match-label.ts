import type { PlannedMatch } from './plan/plan.ts';

/** What people call a match: `SF 1`, `Losers R2 M1`, `Grand final`. */
export function matchLabel(match: PlannedMatch, inDouble: boolean): string {
  const { part, round, number, roundsAfter } = match;
  const plain = `R${round} M${number}`;
  switch (part) {
    case 'grand_final':
      return round === 2 ? 'Grand final, second match' : 'Grand final';
    case 'third_place':
      return 'Third place';
    case 'placement':
      return placementLabel(match);
    case 'winners':
      return winnersLabel(match, inDouble);
    case 'round_robin':
      return plain;
    case 'losers':
      return roundsAfter === 0 ? 'Losers final' : `Losers ${plain}`;
    default:
      return roundsAfter === 0 ? 'Consolation final' : `Consolation ${plain}`;
  }
}

const placementLabel = ({ roundsAfter, forPlace, round, number }: PlannedMatch): string =>
  roundsAfter === 0 ? `Place ${forPlace}` : `For place ${forPlace}, R${round} M${number}`;

function winnersLabel({ roundsAfter, round, number }: PlannedMatch, inDouble: boolean): string {
  const start = inDouble ? 'Winners ' : '';
  const name = [inDouble ? 'final' : 'Final', `SF ${number}`, `QF ${number}`][roundsAfter] ?? `R${round} M${number}`;
  return `${start}${name}`;
}

/** The same of a whole round, as its head: `Semi-finals`. */
export function roundLabel(match: PlannedMatch, inDouble: boolean): string {
  const isEarly = match.part !== 'winners' || match.roundsAfter === 0;
  const name = isEarly ? undefined : ['', 'semi-finals', 'quarter-finals'][match.roundsAfter];
  if (!name) return matchLabel(match, inDouble).replace(/,? M\d+$/, '');
  return inDouble ? `Winners ${name}` : name.replace(/^./, (letter) => letter.toUpperCase());
}
