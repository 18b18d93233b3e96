import { createElement as h } from 'react';
import { familyOf, sportIcon } from '#shared/look/sport-families.ts';
import { drawing, labelled } from './drawing.ts';

interface SportTileProps {
  readonly gameTypeId: string;
  readonly size?: 28 | 44 | 72 | undefined;
  /** Where no words stand beside it. */
  readonly label?: string | undefined;
}

/**
 * A game type's icon, white on its family's color. Its color is an attribute of the drawing: the policy of the server's
 * pages lets no style attribute through.
 */
export const SportTile = ({ gameTypeId, size = 44, label }: SportTileProps) =>
  h(
    'svg',
    {
      ...drawing,
      ...labelled(label),
      className: `look-tile look-${size}`,
      viewBox: '-7 -7 38 38',
      width: size,
      height: size,
    },
    h('path', { d: 'M-7-7h38v38H-7z', fill: familyOf(gameTypeId).color, stroke: 'none' }),
    h('path', { d: sportIcon(gameTypeId) }),
  );
