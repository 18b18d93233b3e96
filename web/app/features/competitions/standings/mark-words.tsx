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
  clinched: 'Very likely to reach the playoffs',
  eliminated: 'Very unlikely to reach the playoffs',
} as const;

/** `Clinched a playoff spot`, `57% chance to reach the playoffs`, `Very likely to reach the playoffs`. */
export function markWords({ status, certainty, chance }: ShownMark): string {
  if (certainty === 'estimate') return likely[status];
  const isOpen = status === 'in' || status === 'out';
  return isOpen && chance !== undefined ? `${percent(chance)} chance to reach the playoffs` : certain[status];
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
