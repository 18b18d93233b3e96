import { createElement as h } from 'react';

interface Props {
  /** Where signing in leads to. */
  readonly next: string;
  readonly text: string;
  /** True where pressing it means to join the event of the page: the page's script remembers it. */
  readonly isJoin?: boolean;
}

/** The page's main action for a reader without a session. */
export const SignInLink = ({ next, text, isJoin }: Props) =>
  h(
    'a',
    { className: 'join', 'data-join': isJoin ? '' : undefined, href: `/auth/login?next=${encodeURIComponent(next)}` },
    text,
  );
