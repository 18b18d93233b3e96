import { createElement as h, type ReactNode } from 'react';

interface PicturedProps {
  /** A tile, crest, avatar or date block. */
  readonly picture: ReactNode;
  readonly children?: ReactNode;
}

/** An entry of a list with its picture before it. */
export const Pictured = ({ picture, children }: PicturedProps) =>
  h('div', { className: 'look-pictured' }, picture, h('div', null, children));
