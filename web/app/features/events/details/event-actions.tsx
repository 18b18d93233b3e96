import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { prefixOf } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { useEventInput } from './event-access.ts';

interface EventActionsProps {
  readonly event: Event;
  readonly canManage: boolean;
  readonly canManageJoiners: boolean;
  readonly canCheckIn: boolean;
  /** The key that a private event's link carries, for those who may hand it on. */
  readonly shareToken: string | undefined;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Calendar, link, and the way to managing for hosts, or to the people and the door for whose roles reach so far. */
export function EventActions({
  event,
  canManage,
  canManageJoiners,
  canCheckIn,
  shareToken,
  children,
}: EventActionsProps) {
  const navigate = useNavigate();
  const { eventId, visibility, status } = event;
  const { token } = useEventInput(eventId);
  const key = visibility === 'private' ? (shareToken ?? token) : undefined;
  const file = `${prefixOf('public')}/events/${eventId}/calendar${key ? `?token=${key}` : ''}`;
  const link = `${location.origin}${paths.event(eventId)}${key ? `?t=${key}` : ''}`;
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {status === 'scheduled' && !opensToKnown(visibility) && (
        <Button iconName="calendar" href={file} download={`${eventId}.ics`}>
          Add to calendar
        </Button>
      )}
      {status !== 'draft' && !opensToKnown(visibility) && (visibility !== 'private' || key) && (
        <Button iconName="share" onClick={() => void share(event.title, link)}>
          Share
        </Button>
      )}
      {children}
      {canCheckIn && !canManage && (
        <Button iconName="check" onClick={() => void navigate(paths.attendance(eventId))}>
          Check-in and attendance
        </Button>
      )}
      {canManageJoiners && !canManage && (
        <Button iconName="group" onClick={() => void navigate(paths.manageEvent(eventId))}>
          People
        </Button>
      )}
      {canManage && (
        <Button iconName="settings" onClick={() => void navigate(paths.manageEvent(eventId))}>
          Manage
        </Button>
      )}
    </SpaceBetween>
  );
}

/** The device's own sheet where there is one, the clipboard elsewhere. */
async function share(title: string, url: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify('info', 'The link is copied');
  } catch (error) {
    if ((error as Error).name !== 'AbortError') notify('info', url, { stays: true });
  }
}
