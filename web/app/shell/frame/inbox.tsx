import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { paths } from '#web/app/router/paths.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

interface InboxProps {
  readonly unread: number;
  readonly className?: string;
  /** Words below the icon; without them it is called "Notifications". */
  readonly children?: ReactNode;
}

/** The link to the notifications, with the number of unread ones. */
export function Inbox({ unread, className, children }: InboxProps) {
  const shown = unread >= 100 ? '99+' : String(unread);
  const name = children ? 'Inbox' : 'Notifications';
  return (
    <NavLink
      to={paths.notifications}
      className={({ isActive }) => ['inbox', className, isActive && 'active'].filter(Boolean).join(' ')}
      aria-label={unread > 0 ? `${name}, ${shown} unread` : name}
    >
      <LineIcon name="bell" />
      {children}
      {unread > 0 && (
        <span className="unread" aria-hidden="true">
          {shown}
        </span>
      )}
    </NavLink>
  );
}
