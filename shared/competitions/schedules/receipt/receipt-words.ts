import { quantity } from '#shared/quantity.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

interface Fairness {
  readonly homeAwayDifference: number;
  readonly earlyLateDifference: number;
  readonly spread: { readonly mostAwayInARow: Range; readonly travelKm: Range; readonly byes: Range };
}

/** How evenly a schedule treats the teams, a sentence each; of travel only where a team travels. */
export const receiptWords = ({ homeAwayDifference, earlyLateDifference, spread }: Fairness): string[] => [
  homeAwayDifference === 0
    ? 'Every team is at home as often as away.'
    : `No team’s home and away matches differ by more than ${homeAwayDifference}.`,
  earlyLateDifference === 0
    ? 'Every team plays early as often as late.'
    : `No team’s early and late matches differ by more than ${earlyLateDifference}.`,
  awayWords(spread.mostAwayInARow.most),
  ...travelWords(spread.travelKm),
  byeWords(spread.byes),
];

const awayWords = (most: number) =>
  most <= 1 ? 'No team is away twice in a row.' : `No team is away more than ${quantity(most, 'time')} in a row.`;

function travelWords(range: Range): string[] {
  const [least, most] = [Math.round(range.least), Math.round(range.most)];
  if (most === 0) return [];
  return [least === most ? `Every team travels ${most} km.` : `Travel is between ${least} and ${most} km.`];
}

function byeWords({ least, most }: Range): string {
  if (most === 0) return 'No team has a bye.';
  const byes = quantity(most, 'bye');
  return least === most ? `Every team has ${byes}.` : `Every team has ${least} to ${byes}.`;
}
