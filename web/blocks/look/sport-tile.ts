import { createElement as h } from 'react';
import { familyOf, sportIcon } from '#shared/look/sport-families.ts';
import type { Picture } from '#shared/uploads/picture.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { drawing, labelled } from './drawing.ts';

interface SportTileProps {
  readonly gameTypeId: string;
  readonly size?: 28 | 44 | 72 | undefined;
  /** An uploaded cover, shown in place of the icon. */
  readonly picture?: Picture | undefined;
  /** Where no words stand beside it. */
  readonly label?: string | undefined;
}

/** A game type's icon, white on its family's color, or the uploaded cover of what is played. */
export const SportTile = ({ gameTypeId, size = 44, picture, label }: SportTileProps) =>
  picture
    ? h('img', {
        className: `look-tile look-${size}`,
        src: mediaPath(picture.uploadId),
        alt: picture.alt,
        width: size,
        height: size,
        loading: 'lazy',
        decoding: 'async',
      })
    : h(Drawn, { gameTypeId, size, label });

type DrawnProps = Pick<SportTileProps, 'gameTypeId' | 'label'> & { readonly size: number };

/** Its color is an attribute of the drawing: the policy of the server's pages lets no style attribute through. */
const Drawn = ({ gameTypeId, size, label }: DrawnProps) =>
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
