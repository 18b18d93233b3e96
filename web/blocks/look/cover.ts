import { createElement as h, useId } from 'react';
import { type CoverOf, coverOf } from '#shared/look/cover.ts';
import type { Picture } from '#shared/uploads/picture.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';

interface CoverProps extends CoverOf {
  /** The uploaded one, shown in place of the drawn one. */
  readonly picture?: Picture | undefined;
  /** For a cover that is seen at once; the others are fetched when they come into view. */
  readonly isFirst?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The cover of an event, team, season, tournament or place, three times as wide as high: what was uploaded, or drawn. */
export const Cover = ({ picture, isFirst, className, ...of }: CoverProps) =>
  h(
    'div',
    { className: className ? `look-cover ${className}` : 'look-cover' },
    picture ? h(Uploaded, { picture, isFirst }) : h(Drawn, of),
  );

const Uploaded = ({ picture, isFirst }: { readonly picture: Picture; readonly isFirst: boolean | undefined }) =>
  h('img', {
    src: mediaPath(picture.uploadId),
    alt: picture.alt,
    width: 1200,
    height: 400,
    loading: isFirst ? 'eager' : 'lazy',
    decoding: 'async',
  });

/** Says nothing to a screen reader: the title beside it does. */
function Drawn(of: CoverOf) {
  const gradient = useId();
  const { from, to, ink, field, fieldTransform, icon, iconTransform } = coverOf(of);
  return h(
    'svg',
    { viewBox: '0 0 1200 360', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': true },
    h(
      'linearGradient',
      { id: gradient, x2: 1, y2: 1 },
      h('stop', { stopColor: from }),
      h('stop', { offset: 1, stopColor: to }),
    ),
    h('path', { fill: `url(#${gradient})`, d: 'M-600-600h2400v1560H-600z' }),
    h(
      'g',
      { fill: 'none', stroke: ink },
      h('path', { transform: fieldTransform, strokeOpacity: 0.16, strokeWidth: 8, d: field }),
      h('path', {
        transform: iconTransform,
        strokeOpacity: 0.92,
        strokeWidth: 1.3,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        d: icon,
      }),
    ),
  );
}
