import { createElement as h } from 'react';
import { lineIcons } from '#shared/look/line-icons.ts';
import { drawing, labelled } from './drawing.ts';

interface StarsProps {
  readonly value: number;
  readonly of?: number | undefined;
  readonly size?: 16 | 20 | 24 | undefined;
  /** Where no words stand beside them. */
  readonly label?: string | undefined;
}

/** A rating: as many full stars as it has, of so many. */
export const Stars = ({ value, of = 5, size = 16, label }: StarsProps) =>
  h(
    'span',
    { ...labelled(label), className: 'look-stars' },
    Array.from({ length: of }, (_, index) =>
      h(
        'svg',
        { key: index, ...drawing, className: index < value ? 'look-full' : undefined, width: size, height: size },
        h('path', { d: lineIcons.star }),
      ),
    ),
  );
