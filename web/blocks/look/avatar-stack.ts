import { createElement as h } from 'react';
import { Avatar } from './avatar.ts';

interface AvatarStackProps {
  readonly people: readonly { readonly name: string; readonly photoURL?: string | undefined }[];
  /** How many there are with those whose faces are not shown. */
  readonly total?: number | undefined;
  readonly most?: number | undefined;
  readonly size?: 24 | 32 | 40 | undefined;
}

/** Faces that overlap, and how many more there are. Words beside it say who they are. */
export function AvatarStack({ people, total = people.length, most = 4, size = 32 }: AvatarStackProps) {
  const shown = people.slice(0, most);
  const more = total - shown.length;
  return h(
    'span',
    { className: 'look-stack', 'aria-hidden': true },
    shown.map(({ name, photoURL }, index) => h(Avatar, { key: `${index} ${name}`, name, photoURL, size })),
    more > 0 && h('span', { className: `look-avatar look-${size} look-more` }, `+${more}`),
  );
}
