import { nextIn } from './line-groups.ts';
import { isUndrawn, type LineState } from './line-state.ts';
import { given } from './seated.ts';

/** Whether a seat that becomes free goes by itself to the next in line. */
const goesByItself = (line: LineState) =>
  line.mode === 'lottery' ? !isUndrawn(line) : line.mode === 'auto_add' && line.grouping !== undefined;

/** Gives free seats to those who wait, down the line; after a draw that is the drawn order. */
export function seatWaiting<Line extends LineState>(line: Line, now: Date): Line {
  if (!goesByItself(line) || !line.open || now >= new Date(line.startsAt)) return line;
  return nextIn(line).reduce((after, person) => given(after, person, now), line);
}
