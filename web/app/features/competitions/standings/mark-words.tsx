import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ShownMark } from './shown-row.ts';

const types = { clinched: 'success', in: 'in-progress', out: 'pending', eliminated: 'stopped' } as const;
const words = { clinched: 'Clinched', in: 'In', out: 'Out', eliminated: 'Eliminated' } as const;
const likely = { ...words, clinched: 'Very likely in', eliminated: 'Very likely out' } as const;

/** Where somebody is, in words: `Clinched`, `In, about 63% (estimate)`, `Very likely in (estimate)`. */
export function markWords({ status, certainty, chance }: ShownMark): string {
  if (certainty === 'estimate') return `${likely[status]} (estimate)`;
  const isOpen = status === 'in' || status === 'out';
  return isOpen && chance !== undefined ? `${words[status]}, about ${percent(chance)} (estimate)` : words[status];
}

/** Never 0 or 100: what is certain is not said as an estimate. */
const percent = (chance: number): string => `${Math.max(1, Math.min(99, Math.round(chance * 100)))}%`;

export const MarkWords = ({ mark }: { readonly mark: ShownMark }) => (
  <StatusIndicator type={types[mark.status]}>{markWords(mark)}</StatusIndicator>
);
