import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Event } from '#shared/events/details/schemas.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import { LinkShare } from '#web/app/media/link-share.tsx';
import { paths } from '#web/app/router/paths.ts';
import './invite.css';

interface SharePanelProps {
  readonly event: Pick<Event, 'eventId' | 'title' | 'visibility'>;
  /** The key that a private event's link carries. */
  readonly shareToken: string | undefined;
}

/** The link to the event: to copy, to show as a code, and to share with what the device has. */
export function SharePanel({ event: { eventId, title, visibility }, shareToken }: SharePanelProps) {
  const key = visibility === 'private' && shareToken ? `?t=${shareToken}` : '';
  const link = `${location.origin}${paths.event(eventId)}${key}`;
  return (
    <SpaceBetween size="s">
      <code className="invite-link">{link}</code>
      {opensToKnown(visibility) && <p className="invite-words">Only people you invite can open this link.</p>}
      <LinkShare link={link} title={title} />
    </SpaceBetween>
  );
}
