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
    : h(
        'span',
        {
          ...labelled(label),
          className: `look-avatar look-${size}`,
          style: { background: avatarColor(name) },
        },
        avatarInitial(name),
      );
