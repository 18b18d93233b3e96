import { createElement as h, type ReactNode } from 'react';

interface Props {
  readonly name: string;
  /** True for what a host wrote: its lines stay lines. */
  readonly isWritten?: boolean;
  readonly children?: ReactNode;
}

/** A name and what it is, in a `dl`. */
export const Fact = ({ name, isWritten, children }: Props) =>
  h('div', null, h('dt', null, name), h('dd', { className: isWritten ? 'written' : undefined }, children));
