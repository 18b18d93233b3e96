import { Chip } from '#web/blocks/look/chip.ts';
import type { ShownMark } from './shown-row.ts';

const certain = {
  clinched: 'Clinched a playoff spot',
  in: 'In a playoff spot',
  out: 'Outside the playoff spots',
  eliminated: 'Eliminated',
} as const;
const likely = {
  ...certain,
  clinched: 'Very likely to make the playoffs',
  eliminated: 'Very unlikely to make the playoffs',
} as const;

/** `Clinched a playoff spot`, `57% to make the playoffs`, `Very likely to make the playoffs`. */
export function markWords({ status, certainty, chance }: ShownMark): string {
  if (certainty === 'estimate') return likely[status];
  const isOpen = status === 'in' || status === 'out';
  return isOpen && chance !== undefined ? `${percent(chance)} to make the playoffs` : certain[status];
}

/** Never 0 or 100: an estimate is never certain. */
const percent = (chance: number): string => `${Math.max(1, Math.min(99, Math.round(chance * 100)))}%`;

/** Where a team is relative to the playoff spots. */
export const MarkWords = ({ mark }: { readonly mark: ShownMark }) =>
  mark.status === 'clinched' && mark.certainty === 'exact' ? (
    <Chip tone="in">{markWords(mark)}</Chip>
  ) : (
    <span className="standings-mark">{markWords(mark)}</span>
  );
