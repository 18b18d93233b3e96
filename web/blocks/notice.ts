import { createElement as h, type ReactNode } from 'react';

interface Props {
  readonly tone: 'bad' | 'calm';
  readonly children?: ReactNode;
}

/** What the reader must know before everything else. */
export const Notice = ({ tone, children }: Props) => h('p', { className: `notice ${tone}` }, children);
