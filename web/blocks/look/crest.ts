import { createElement as h } from 'react';
import { type CrestOf, crestOf, shield } from '#shared/look/crest.ts';
import { labelled } from './drawing.ts';

interface CrestProps extends CrestOf {
  /** On the product's own origin; it stands in place of the drawn shield. */
  readonly logoURL?: string | undefined;
  readonly size?: 24 | 32 | 72 | 104 | undefined;
  /** Where the team's name does not stand beside it. */
  readonly label?: string | undefined;
}

/** A team's logo, or a shield in its colors with two initials. */
export const Crest = ({ logoURL, size = 32, label, ...of }: CrestProps) =>
  logoURL
    ? h('img', { className: `look-crest look-${size}`, src: logoURL, alt: label ?? '', width: size, height: size })
    : h(Drawn, { of, size, label });

function Drawn({ of, size, label }: { of: CrestOf; size: number; label: string | undefined }) {
  const { main, accent, ink, division, initials } = crestOf(of);
  return h(
    'svg',
    { ...labelled(label), className: 'look-crest', viewBox: '0 0 64 64', width: size, height: size },
    h('path', { d: shield, fill: main }),
    h('path', { d: division, fill: accent, opacity: 0.28 }),
    h('path', { d: shield, fill: 'none', stroke: accent, strokeWidth: 3 }),
    h('text', { x: 32, y: 37, textAnchor: 'middle', fontSize: 20, fontWeight: 800, fill: ink }, initials),
  );
}
