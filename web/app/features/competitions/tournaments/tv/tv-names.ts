import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import type { EntryKind } from '#shared/competitions/tournaments/words.ts';

/** Who plays, as a screen says it: `Ann Lee / Bo Diaz`. */
export const tvNames = ({ sides }: Pick<ShownMatch, 'sides'>, kind: EntryKind | undefined): readonly string[] =>
  sides.map(({ name }) => (kind === 'pair' ? name.replace(' and ', '\u00a0/ ') : name));

/** Up to this length a name stands on one line; up to twice that on two, and otherwise on three. */
const oneLine = 20;
/** A line that breaks between words is not full. */
const slack = 4;

/** How many letters a line has to hold, and how many lines there are, so that a name fits its card. */
export function nameSize(name: string, scoreLength = 1): Readonly<Record<`--${string}`, string>> {
  const lines = Math.min(3, Math.ceil(name.length / oneLine));
  const letters = lines === 1 ? name.length : Math.ceil(name.length / lines) + slack;
  return { '--letters': String(Math.max(8, letters)), '--lines': String(lines), '--score': String(scoreLength) };
}
