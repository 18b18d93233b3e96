import { createElement as h, type ReactNode } from 'react';
import type { PageLink } from './calendar-menu.ts';
import { shareLinks } from './event-links.ts';
import { EventMenu } from './event-menu.ts';

interface ShareMenuProps extends PageLink {
  /** Opens the device's own sheet; the server's page leaves that to its script. */
  readonly onShare?: (event: { preventDefault: () => void }) => void;
  readonly onCopy?: () => void;
  readonly onToggle?: () => void;
  /** Drawn by the page that shows it: the library is not part of the template. */
  readonly qrCode: ReactNode;
}

/** Hands the page's link on: by the device's own sheet where there is one, by message, by copy and by QR code. */
export function ShareMenu({ event: { title }, url, onShare, onCopy, onToggle, qrCode }: ShareMenuProps) {
  const { whatsApp, text } = shareLinks(title, url);
  return h(
    EventMenu,
    {
      icon: 'share',
      text: 'Share',
      marks: { 'data-share': url },
      ...(onShare && { onPress: onShare }),
      ...(onToggle && { onToggle }),
    },
    h('a', { href: whatsApp, target: '_blank', rel: 'noopener noreferrer' }, 'WhatsApp'),
    h('a', { href: text }, 'Text message'),
    h(
      'button',
      { type: 'button', 'data-copy': url, ...(onCopy ? { onClick: onCopy } : { hidden: true }) },
      'Copy link',
    ),
    qrCode,
  );
}
