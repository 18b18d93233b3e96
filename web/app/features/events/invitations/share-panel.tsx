import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import './invite.css';

/** Only hosts who show their phone around need it. */
const QrCode = lazy(async () => ({ default: (await import('#web/app/media/qr-code.tsx')).QrCode }));

interface SharePanelProps {
  readonly event: Pick<Event, 'eventId' | 'title' | 'visibility'>;
  /** The key that a private event's link carries. */
  readonly shareToken: string | undefined;
}

/** The link to the event: to copy, to show as a code, and to share with what the device has. */
export function SharePanel({ event: { eventId, title, visibility }, shareToken }: SharePanelProps) {
  const [showsCode, setShowsCode] = useState(false);
  const key = visibility === 'private' && shareToken ? `?t=${shareToken}` : '';
  const link = `${location.origin}${paths.event(eventId)}${key}`;
  return (
    <SpaceBetween size="s">
      <code className="invite-link">{link}</code>
      {opensToKnown(visibility) && <p className="invite-words">Only people you invite can open this link.</p>}
      <SpaceBetween direction="horizontal" size="xs">
        <Button iconName="copy" onClick={() => void copy(link)}>
          Copy link
        </Button>
        {typeof navigator.share === 'function' && (
          <Button iconName="share" onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
            Share
          </Button>
        )}
        <Button ariaExpanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          QR code
        </Button>
      </SpaceBetween>
      {showsCode && (
        <Suspense>
          <div className="invite-code">
            <QrCode text={link} label={`QR code of the link to ${title}`} />
          </div>
        </Suspense>
      )}
    </SpaceBetween>
  );
}

/** Where the clipboard is closed to us the link itself can be picked up. */
async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify('info', 'Link copied');
  } catch {
    notify('info', link, { stays: true });
  }
}
