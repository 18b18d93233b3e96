import { createElement as h, type ReactNode } from 'react';

interface StandingProps {
  readonly tone: 'in' | 'wait' | 'plain';
  readonly title: string;
  readonly children?: ReactNode;
}

/** Where the reader stands, and what happens next. */
export const Standing = ({ tone, title, children }: StandingProps) =>
  h('div', { className: `event-standing event-standing-${tone}` }, h('strong', null, title), children);
