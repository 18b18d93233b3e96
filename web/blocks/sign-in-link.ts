import { createElement as h, type MouseEvent } from 'react';

interface Props {
  /** Where signing in leads to. */
  readonly next: string;
  readonly text: string;
  /** True where pressing it means to join the event of the page: the page's script remembers it. */
  readonly isJoin?: boolean;
  /** True for a link within a sentence, and a reader who has no account yet. */
  readonly isQuiet?: boolean;
  readonly isNew?: boolean;
  /** Goes on without loading anew, in the app. */
  readonly onJoin?: ((to: string) => void) | undefined;
}

/** The way to signing in or up, and back. */
export function SignInLink({ next, text, isJoin, isQuiet, isNew, onJoin }: Props) {
  const href = `/auth/${isNew ? 'sign-up' : 'login'}?next=${encodeURIComponent(next)}`;
  const goOn = (press: MouseEvent) => {
    press.preventDefault();
    onJoin?.(href);
  };
  return h(
    'a',
    {
      className: isQuiet ? undefined : 'event-deed',
      'data-join': isJoin ? '' : undefined,
      href,
      onClick: onJoin && goOn,
    },
    text,
  );
}
