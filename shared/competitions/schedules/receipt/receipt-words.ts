interface Range {
  readonly least: number;
  readonly most: number;
}

interface Fairness {
  readonly homeAwayDifference: number;
  readonly earlyLateDifference: number;
  readonly spread: { readonly mostAwayInARow: Range; readonly travelKm: Range; readonly byes: Range };
}

/** How evenly a schedule treats everybody, a sentence each; of travel only where somebody travels. */
export const receiptWords = ({ homeAwayDifference, earlyLateDifference, spread }: Fairness): string[] => [
  homeAwayDifference === 0
    ? 'Everybody is at home as often as away.'
    : `Home and away matches of nobody differ by more than ${homeAwayDifference}.`,
  earlyLateDifference === 0
    ? 'Everybody plays early as often as late.'
    : `Early and late matches of nobody differ by more than ${earlyLateDifference}.`,
  awayWords(spread.mostAwayInARow.most),
  ...travelWords(spread.travelKm),
  byeWords(spread.byes),
];

const awayWords = (most: number) =>
  most <= 1 ? 'Nobody is away twice in a row.' : `Nobody is away more than ${most} times in a row.`;

function travelWords(range: Range): string[] {
  const [least, most] = [Math.round(range.least), Math.round(range.most)];
  if (most === 0) return [];
  return [least === most ? `Everybody travels ${most} km.` : `Travel is between ${least} and ${most} km.`];
}

function byeWords({ least, most }: Range): string {
  if (most === 0) return 'Nobody has a bye.';
  const byes = most === 1 ? 'bye' : 'byes';
  return least === most ? `Everybody has ${most} ${byes}.` : `Everybody has ${least} to ${most} ${byes}.`;
}
