import { createElement as h } from 'react';
import { familyOf } from '#shared/look/sport-families.ts';
import { labelled } from './drawing.ts';
import { SportIcon } from './sport-icon.ts';

interface SportTileProps {
  readonly gameTypeId: string;
  readonly size?: 28 | 44 | 72 | undefined;
  /** Where no words stand beside it. */
  readonly label?: string | undefined;
}

/** A game type's icon, white on its family's color. */
export const SportTile = ({ gameTypeId, size = 44, label }: SportTileProps) =>
  h(
    'span',
    { ...labelled(label), className: `look-tile look-${size}`, style: { background: familyOf(gameTypeId).color } },
    h(SportIcon, { gameTypeId, size: Math.round(size * 0.62) }),
  );
