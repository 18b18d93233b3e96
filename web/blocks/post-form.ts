import { createElement as h, type ReactNode } from 'react';

interface Props {
  readonly action: string;
  /** Fields that are sent along and not shown. */
  readonly sends: Readonly<Record<string, string | undefined>>;
  readonly children?: ReactNode;
}

/** A form that needs no script. */
export const PostForm = ({ action, sends, children }: Props) =>
  h(
    'form',
    { method: 'post', action },
    Object.entries(sends).map(
      ([name, value]) => value !== undefined && h('input', { key: name, type: 'hidden', name, value }),
    ),
    children,
  );
