import type { ReactNode } from 'react';
import { Beans, type Pose } from '../beans/beans.tsx';
import './empty-state.css';

interface EmptyStateProps {
  /** For a page of its own; in tables and panels the words stand alone. */
  readonly pose?: Pose;
  /** One sentence. */
  readonly title: string;
  readonly text?: ReactNode;
  /** The button that ends the emptiness: a `PageButton` or a `Button`. */
  readonly action?: ReactNode;
}

/** Stands where nothing is to be shown yet. A filter without a match is not empty: it offers to clear the filter. */
export function EmptyState({ pose, title, text, action }: EmptyStateProps) {
  return (
    <div className={pose ? 'empty-state empty-page' : 'empty-state'}>
      {pose && <Beans pose={pose} />}
      {pose ? <h2>{title}</h2> : <p className="empty-title">{title}</p>}
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
