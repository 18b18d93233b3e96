import { createElement as h } from 'react';
import { sportIcon } from '#shared/look/sport-families.ts';
import { drawing, labelled } from './drawing.ts';

interface SportIconProps {
  readonly gameTypeId: string;
  readonly size?: number | undefined;
  /** Where no words stand beside it. */
  readonly label?: string | undefined;
}

/** A game type's icon in the color of the text around it. */
export const SportIcon = ({ gameTypeId, size = 24, label }: SportIconProps) =>
  h(
    'svg',
    { ...drawing, ...labelled(label), className: 'look-icon', width: size, height: size },
    h('path', { d: sportIcon(gameTypeId) }),
  );
