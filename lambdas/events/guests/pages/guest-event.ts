import { createElement as h, type ReactNode } from 'react';
import { privatePage } from '#lambdas/accounts/ports/pages/private-page.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import { isUndrawn } from '#shared/events/rsvp/line/line-state.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { CalendarMenu } from '#web/blocks/event/calendar-menu.ts';
import type { LinkTo } from '#web/blocks/event/event-facts.ts';
import { EventTemplate } from '#web/blocks/event/event-template.ts';
import { ShareMenu } from '#web/blocks/event/share-menu.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { eventUrl } from '../../notifications/event-words.ts';
import { qrOf } from '../../pages/link-qr.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';

interface GuestEvent {
  readonly event: StoredEvent;
  readonly line: StoredLine;
  readonly now: Date;
  readonly origin: string;
  /** Where the guest stands. */
  readonly standing: ReactNode;
  readonly join?: ReactNode;
  readonly deed?: ReactNode;
}

/** The page of an event for one guest: the same template, with what they hold and what they can do. */
export const guestEventPage = (title: string, shown: GuestEvent, ...rest: readonly ReactNode[]) =>
  privatePage({ title, isWide: true }, h(GuestTemplate, shown, ...rest));

function GuestTemplate({
  event,
  line,
  now,
  origin,
  children,
  ...slots
}: GuestEvent & { readonly children?: ReactNode }) {
  const link = {
    event,
    url: eventUrl(event, { origin }),
    token: event.visibility === 'private' ? event.shareToken : undefined,
  };
  const isOn = event.status === 'scheduled' && now < new Date(event.endsAt);
  const actions = opensToKnown(event.visibility)
    ? undefined
    : [
        isOn && h(CalendarMenu, { key: 'calendar', ...link }),
        h(ShareMenu, { key: 'share', ...link, qrCode: qrOf(link.url, `QR code of ${event.title}`) }),
      ];
  const fullness = { seats: countSeats(line, seating(line)), isUndrawn: isUndrawn(line), now };
  return h(EventTemplate, { event, ...fullness, link: PlainLink, actions, ...slots }, children);
}

const PlainLink: LinkTo = ({ href, children }) => h('a', { href }, children);
