import { createElement as h, type MouseEvent } from 'react';
import { type Intent, intentKeys } from '#shared/events/details/intents.ts';
import type { LineIconName } from '#shared/look/line-icons.ts';
import { LineIcon } from './look/line-icon.ts';

interface Props {
  /** Where signing in leads to. */
  readonly next: string;
  readonly text: string;
  /** What it is called, where the text says too little. */
  readonly label?: string;
  /** What pressing it is meant to do with the event of the page: the page's script remembers it. */
  readonly intent?: Intent;
  /** Among the actions of an event. */
  readonly icon?: LineIconName;
  /** True for a link within a sentence, and a reader who has no account yet. */
  readonly isQuiet?: boolean;
  readonly isNew?: boolean;
  /** Goes on without loading anew, in the app. */
  readonly onPress?: ((to: string) => void) | undefined;
}

/** The way to signing in or up, and back. */
export function SignInLink({ next, text, label, intent, icon, isQuiet, isNew, onPress }: Props) {
  const href = `/auth/${isNew ? 'sign-up' : 'login'}?next=${encodeURIComponent(next)}`;
  const goOn = (press: MouseEvent) => {
    press.preventDefault();
    onPress?.(href);
  };
  return h(
    'a',
    {
      className: isQuiet ? undefined : icon ? 'event-icon' : 'event-deed',
      'aria-label': label,
      'data-intent': intent && intentKeys[intent],
      href,
      onClick: onPress && goOn,
    },
    icon && h(LineIcon, { name: icon }),
    text,
  );
}
