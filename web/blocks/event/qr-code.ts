import { createElement as h } from 'react';

interface QrCodeProps {
  /** Which squares are dark, with two light ones around: what the library `qr` makes of a text. */
  readonly rows: readonly (readonly boolean[])[];
  /** What it is for, for readers who do not see it. */
  readonly label: string;
}

/** Drawn black on white at any color scheme, as scanners want it. */
export function QrCode({ rows, label }: QrCodeProps) {
  const size = rows.length;
  return h(
    'svg',
    { className: 'qr', viewBox: `0 0 ${size} ${size}`, width: 240, height: 240, role: 'img', 'aria-label': label },
    h('rect', { width: '100%', height: '100%', fill: 'white' }),
    h('path', { d: runsOf(rows), fill: 'black', shapeRendering: 'crispEdges' }),
  );
}

/** One stroke for neighbors in a row: a third of the bytes of one for each. */
const runsOf = (rows: QrCodeProps['rows']): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');
