import type { ReactNode } from 'react';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import './people-rows.css';

interface PersonRowProps {
  readonly userId: string;
  readonly name: string;
  /** Facts in one line below the name. */
  readonly line?: ReactNode;
  /** The buttons. */
  readonly children?: ReactNode;
}

/** A person in a list: face, name that leads to their profile, a line, and what can be done. */
export const PersonRow = ({ userId, name, line, children }: PersonRowProps) => (
  <li className="people-row">
    <Avatar name={name} size={40} />
    <span className="people-row-words">
      <AppLink to={paths.profileOf(userId)}>{name}</AppLink>
      {line && <span>{line}</span>}
    </span>
    {children}
  </li>
);
