import { type ComponentType, createElement as h, type ReactNode } from 'react';

interface LinkProps {
  readonly to: string;
  readonly className: string;
  readonly children?: ReactNode;
}

interface RowLinkProps {
  readonly href: string;
  /** A tile, crest, avatar or date block. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly line?: ReactNode;
  readonly chip?: ReactNode;
  /** The router's link, in the app. */
  readonly link?: ComponentType<LinkProps> | undefined;
}

/** A row of a small list; all of it is the link. */
export function RowLink({ href, picture, title, line, chip, link }: RowLinkProps) {
  const content = [
    picture,
    h('span', { key: 'words', className: 'look-row-words' }, h('b', null, title), line && h('span', null, line)),
    chip,
  ];
  return link
    ? h(link, { to: href, className: 'look-row' }, ...content)
    : h('a', { href, className: 'look-row' }, ...content);
}
