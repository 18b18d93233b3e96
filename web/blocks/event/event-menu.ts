import { createElement as h, type ReactNode } from 'react';
import type { LineIconName } from '#shared/look/line-icons.ts';
import { LineIcon } from '../look/line-icon.ts';

interface EventMenuProps {
  readonly icon: LineIconName;
  /** What the button says. */
  readonly text: string;
  /** What it is called, where the text says too little. */
  readonly label?: string;
  /** Marks the button for the page's script. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  readonly onPress?: (event: { preventDefault: () => void }) => void;
  readonly onToggle?: () => void;
  readonly children?: ReactNode;
}

/** A button that opens a list of links; it needs no script. Of several on a page one is open at a time. */
export const EventMenu = ({ icon, text, label, marks, onPress, onToggle, children }: EventMenuProps) =>
  h(
    'details',
    { className: 'event-menu', name: 'event-menu', onToggle },
    h(
      'summary',
      { className: 'event-icon', 'aria-label': label, ...marks, ...(onPress && { onClick: onPress }) },
      h(LineIcon, { name: icon }),
      text,
    ),
    h('div', { className: 'event-menu-list' }, children),
  );
