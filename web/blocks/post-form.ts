import { createElement as h, type ReactNode } from 'react';

interface Props {
  readonly action: string;
  /** For a button that stands elsewhere on the page. */
  readonly id?: string;
  /** Fields that are sent along and not shown. */
  readonly sends: Readonly<Record<string, string | undefined>>;
  readonly children?: ReactNode;
}

/** A form that needs no script. */
export const PostForm = ({ action, id, sends, children }: Props) =>
  h(
    'form',
    { className: 'post-form', method: 'post', action, id },
    Object.entries(sends).map(
      ([name, value]) => value !== undefined && h('input', { key: name, type: 'hidden', name, value }),
    ),
    children,
  );
