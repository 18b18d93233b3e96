import { createElement as h, type ReactNode } from 'react';

interface ChipProps {
  /** In, waiting or full, cancelled or wrong, and anything else. */
  readonly tone?: 'in' | 'wait' | 'bad' | 'plain' | undefined;
  readonly children?: ReactNode;
}

/** A state in a word or two. */
export const Chip = ({ tone = 'plain', children }: ChipProps) =>
  h('span', { className: `look-chip look-${tone}` }, children);
