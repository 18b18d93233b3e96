import Flashbar from '@cloudscape-design/components/flashbar';
import { useEffect } from 'react';
import { dismiss, type Notice, shown } from './notices.ts';

/** Messages as Cloudscape shows them, newest below. */
export function Flashes({ notices }: { notices: readonly Notice[] }) {
  useEffect(() => notices.forEach(shown), [notices]);
  return <Flashbar items={notices.map(toItem)} />;
}

const toItem = ({ noticeId, kind, text, button }: Notice) => ({
  id: noticeId,
  type: kind === 'post' ? ('success' as const) : kind,
  content: text,
  ariaRole: kind === 'error' ? ('alert' as const) : ('status' as const),
  dismissible: true,
  dismissLabel: 'Dismiss message',
  onDismiss: () => dismiss(noticeId),
  ...(button && { buttonText: button.label, onButtonClick: button.onClick }),
});
