import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Event } from '#shared/events/details/schemas.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import type { LineIconName } from '#shared/look/line-icons.ts';
import { FavouriteToggle } from '#web/app/favourites/favourite-toggle.tsx';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { CalendarMenu } from '#web/blocks/event/calendar-menu.ts';
import type { Phase } from '#web/blocks/event/event-state.ts';
import { ShareMenu } from '#web/blocks/event/share-menu.ts';
import { VisitorSave } from '#web/blocks/event/visitor-ways.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { type SeenEvent, useEventInput } from './event-access.ts';
import { useMenusThatClose } from './use-menus-that-close.ts';
import { useSignInFor } from './use-sign-in-for.ts';

/** Drawing codes takes a library of its own. */
const PageQr = lazy(async () => ({ default: (await import('./page-qr.tsx')).PageQr }));

interface EventActionsProps
  extends Pick<
    SeenEvent,
    'isSignedIn' | 'isFavourite' | 'favourites' | 'canManage' | 'canManageJoiners' | 'canCheckIn'
  > {
  readonly event: Event;
  readonly phase: Phase;
  /** The key that a private event's link carries, for those who may hand it on. */
  readonly shareToken?: string | undefined;
}

/** Calendar, share, save, and the way to managing for hosts, or to the people and the door for whose roles reach so far. */
export function EventActions({ event, phase, shareToken, ...seen }: EventActionsProps) {
  const { eventId, visibility, status } = event;
  const { token } = useEventInput(eventId);
  const onSave = useSignInFor('save', eventId);
  useMenusThatClose();
  const key = visibility === 'private' ? (shareToken ?? token) : undefined;
  const url = `${location.origin}${paths.event(eventId)}${key ? `?t=${key}` : ''}`;
  const link = { event, url, token: key };
  const isOpen = !opensToKnown(visibility);
  return (
    <>
      {phase !== 'over' && status === 'scheduled' && isOpen && <CalendarMenu {...link} />}
      {status !== 'draft' && isOpen && (visibility !== 'private' || key) && <Share event={event} url={url} />}
      {seen.isSignedIn ? (
        <FavouriteToggle
          kind="event"
          refId={eventId}
          token={token}
          isFavourite={seen.isFavourite}
          count={seen.favourites}
          words={{ add: 'Save', remove: 'Saved' }}
          icons={{ add: 'save', remove: 'save' }}
        />
      ) : (
        <VisitorSave event={event} token={token} onPress={onSave} />
      )}
      <OrganizersWay eventId={eventId} {...seen} />
    </>
  );
}

function Share({ event, url }: { readonly event: Event; readonly url: string }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <ShareMenu
      event={event}
      url={url}
      onShare={(press) => shareBySheet(press, event.title, url)}
      onCopy={() => void copy(url)}
      onToggle={() => setOpened(true)}
      qrCode={
        wasOpened && (
          <Suspense>
            <PageQr text={url} label={`QR code of ${event.title}`} />
          </Suspense>
        )
      }
    />
  );
}

type Roles = Pick<SeenEvent, 'canManage' | 'canManageJoiners' | 'canCheckIn'>;

/** All that organizers need is behind it. */
function OrganizersWay({ eventId, canManage, canManageJoiners, canCheckIn }: Roles & { readonly eventId: string }) {
  if (canManage) return <Way icon="settings" text="Manage" to={paths.manageEvent(eventId)} />;
  return (
    <>
      {canCheckIn && <Way icon="check" text="Check-in and attendance" to={paths.attendance(eventId)} />}
      {canManageJoiners && <Way icon="users" text="People" to={paths.manageEvent(eventId)} />}
    </>
  );
}

function Way({ icon, text, to }: { readonly icon: LineIconName; readonly text: string; readonly to: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" className="event-icon" onClick={() => void navigate(to)}>
      <LineIcon name={icon} />
      {text}
    </button>
  );
}

/** The device's own sheet where there is one; elsewhere the menu opens. */
function shareBySheet(press: { preventDefault: () => void }, title: string, url: string): void {
  if (!navigator.share) return;
  press.preventDefault();
  navigator.share({ title, url }).catch(() => undefined);
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify('info', 'Link copied');
  } catch {
    notify('info', url, { stays: true });
  }
}
