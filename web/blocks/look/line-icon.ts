import { createElement as h } from 'react';
import { type LineIconName, lineIcons } from '#shared/look/line-icons.ts';
import { drawing, labelled } from './drawing.ts';

interface LineIconProps {
  readonly name: LineIconName;
  readonly size?: 16 | 20 | 24 | 32 | undefined;
  /** Where no words stand beside it. */
  readonly label?: string | undefined;
}

/** An icon of the app's own controls and facts, in the color of the text around it. */
export const LineIcon = ({ name, size = 24, label }: LineIconProps) =>
  h(
    'svg',
    { ...drawing, ...labelled(label), className: 'look-icon', width: size, height: size },
    h('path', { d: lineIcons[name], strokeWidth: name === 'more' ? 3 : undefined }),
  );
