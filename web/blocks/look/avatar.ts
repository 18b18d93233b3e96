import { createElement as h } from 'react';
import { avatarColor, avatarInitial } from '#shared/look/avatar-color.ts';
import { labelled } from './drawing.ts';

interface AvatarProps {
  readonly name: string;
  /** On the product's own origin; without one the initial stands for the person. */
  readonly photoURL?: string | undefined;
  readonly size?: 24 | 32 | 40 | 96 | undefined;
  /** Where the name does not stand beside it. */
  readonly label?: string | undefined;
}

/** The picture of a person, or their initial. */
export const Avatar = ({ name, photoURL, size = 32, label }: AvatarProps) =>
  photoURL
    ? h('img', {
        className: `look-avatar look-${size}`,
        src: photoURL,
        alt: label ?? '',
        width: size,
        height: size,
        decoding: 'async',
      })
    : h(Initial, { name, size, label });

/** Its color is an attribute of the drawing: the policy of the server's pages lets no style attribute through. */
const Initial = ({ name, size = 32, label }: AvatarProps) =>
  h(
    'svg',
    { ...labelled(label), className: `look-avatar look-${size}`, viewBox: '0 0 40 40', width: size, height: size },
    h('circle', { cx: 20, cy: 20, r: 20, fill: avatarColor(name) }),
    h(
      'text',
      { x: 20, y: 26, textAnchor: 'middle', fontSize: 17, fontWeight: 700, fill: 'currentColor' },
      avatarInitial(name),
    ),
  );
