import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { notify } from '#web/app/shell/flashes/notices.ts';
import './link-share.css';

/** Only people who show their phone around need it. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface LinkShareProps {
  readonly link: string;
  /** What it leads to, by name. */
  readonly title: string;
}

/** A link: to copy, to share with what the device has, and to show as a QR code. */
export function LinkShare({ link, title }: LinkShareProps) {
  const [showsCode, setShowsCode] = useState(false);
  return (
    <SpaceBetween size="s">
      <SpaceBetween direction="horizontal" size="xs">
        <Button iconName="copy" formAction="none" onClick={() => void copy(link)}>
          Copy link
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            iconName="share"
            formAction="none"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            Share
          </Button>
        )}
        <Button formAction="none" ariaExpanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          QR code
        </Button>
      </SpaceBetween>
      {showsCode && (
        <Suspense>
          <div className="link-share-code">
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
