import { createElement as h, type ReactNode } from 'react';

interface FactRowProps {
  /** What it is, for readers who do not see the pictogram. */
  readonly name: string;
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** What can be done about it, at the end of the row. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One fact in a `dl`: a pictogram, what matters in bold, and what else there is below it. */
export const FactRow = ({ name, picture, title, action, children }: FactRowProps) =>
  h(
    'div',
    { className: 'event-fact' },
    h('dt', { className: 'event-unseen' }, name),
    h(
      'dd',
      null,
      h('span', { className: 'event-pictogram', 'aria-hidden': true }, picture),
      h('div', { className: 'event-said' }, h('strong', null, title), children),
      action,
    ),
  );
