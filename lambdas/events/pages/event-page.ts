import { Fragment, createElement as h, type ReactNode } from 'react';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { extraFacts } from '#shared/events/details/extra-words.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { isUndrawn } from '#shared/events/rsvp/line/line-state.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { shareImagePath, shareImageSize } from '#shared/look/share-image.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import type { Picture } from '#shared/uploads/picture.ts';
import { mediaPath, sizeWords } from '#shared/uploads/purposes.ts';
import { Fact } from '#web/blocks/fact.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';
import { Notice } from '#web/blocks/notice.ts';
import { PublicPage } from '#web/blocks/public-page.ts';
import { renderPage } from '#web/blocks/render-page.ts';
import { SignInLink } from '#web/blocks/sign-in-link.ts';
import { ViewersTime } from '#web/blocks/viewers-time.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { visibleEvent } from '../details/visibility/visible-event.ts';
import { guestForm, takesGuests } from '../guests/pages/guest-form.ts';
import { whenOf } from '../notifications/event-words.ts';
import { type EventStatus, eventStatus } from './event-status.ts';
import { madeUpBy, makeUpLink } from './make-up.ts';
import { pageHeaders } from './page-headers.ts';
import { eventAsked } from './page-request.ts';
import { structuredData } from './structured-data.ts';

/**
 * How long a page of an event may be shown by a shared cache. A change is seen sooner than an invalidation would reach
 * all of CloudFront (decision record 0008).
 */
const shared = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=600';
const unshared = 'private, no-store';

/** The page of an event for people who are not signed in (R-ROUTE-15 to 17). */
export const showEvent =
  (store: EventStore, origin: string): RenderPage =>
  async (request) => {
    const asked = eventAsked(request);
    const { event, line } = await visibleEvent(asked, store);
    const makeUp = await madeUpBy(event, store);
    const seats = countSeats(line, seating(line));
    const status = eventStatus(event, seats, request.now, isUndrawn(line));
    const { eventId, title, visibility } = event;
    const canonical = `${origin}/evt/${eventId}`;
    const isPublic = visibility === 'public';
    const picture = pictureOf(event, origin);
    const isOpen = isPublic || visibility === 'unlisted';
    const page = h(
      PublicPage,
      {
        title,
        description: describe(event, status),
        app: { path: `/event/${eventId}`, eventId },
        hidden: !isPublic,
        picture,
        ...(isOpen && { canonical }),
        ...(isPublic && { structured: structuredData(event, seats, { url: canonical, image: picture?.url }) }),
      },
      content(event, status, { token: asked.token, now: request.now, makeUp }),
    );
    return { headers: pageHeaders(isOpen ? shared : unshared, !isPublic), body: renderPage(page) };
  };

/** What a preview of the link shows: the image drawn for it where search finds it, else its cover. */
function pictureOf(event: StoredEvent, origin: string) {
  const { eventId, version, title, cover, visibility, status } = event;
  if (visibility === 'public' && status === 'scheduled')
    return { url: `${origin}${shareImagePath({ refId: eventId, version })}`, alt: title, ...shareImageSize };
  return cover && { url: `${origin}${mediaPath(cover.uploadId)}`, alt: cover.alt };
}

/** For lists of results and previews of links: what matters most comes first, because the end is cut off. */
const describe = (event: StoredEvent, { notice, seats }: EventStatus): string =>
  [notice?.text, whenOf(event), placeLabel(event.location), seats, event.description]
    .filter(Boolean)
    .join(' · ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);

interface Visit {
  readonly token: string | undefined;
  readonly now: Date;
  readonly makeUp: StoredEvent | undefined;
}

const content = (event: StoredEvent, status: EventStatus, { token, now, makeUp }: Visit) =>
  h(
    Fragment,
    null,
    event.cover && coverOf(event.cover),
    h('h1', null, event.title),
    h(
      'p',
      { className: 'quiet' },
      `${gameTypeLabel(event.gameTypeId, event.otherGameType)}, hosted by ${event.hostName}`,
    ),
    status.notice && h(Notice, { tone: status.notice.tone }, status.notice.text),
    makeUp && makeUpLink(makeUp),
    factsOf(event, status),
    status.join && joinLink(event, status.join, token),
    status.join && takesGuests(event, now) && guestForm(event, token),
    filesOf(event),
    aboutOf(event),
    event.status === 'scheduled' && calendarLink(event, token),
  );

/** Cut to three by one by the style, so that nothing moves when it comes. */
const coverOf = ({ uploadId, alt }: Picture) =>
  h('img', { className: 'cover', src: mediaPath(uploadId), alt, width: 1200, height: 400 });

const factsOf = (event: StoredEvent, { seats }: EventStatus) =>
  h(
    'dl',
    null,
    h(Fact, { name: 'When' }, timeOf(event), h(ViewersTime, event)),
    h(Fact, { name: 'Where' }, whereOf(event)),
    event.hostingTeam &&
      event.teamName &&
      h(Fact, { name: 'Community' }, h('a', { href: `/team/${event.hostingTeam}` }, event.teamName)),
    ...extraFacts(event).map(({ name, text }) => h(Fact, { name, isWritten: true }, text)),
    seats && h(Fact, { name: 'Seats' }, seats),
  );

const timeOf = (event: StoredEvent) =>
  h('time', { dateTime: event.isTimeTbd ? event.localStart.slice(0, 10) : event.startsAt }, whenOf(event));

/** Files are handed out one by one, by the app; here it is said that there are some. */
const filesOf = ({ eventId, attachments = [] }: StoredEvent) =>
  attachments.length > 0 &&
  h(
    Fragment,
    null,
    h('h2', null, 'Files'),
    h('ul', null, ...attachments.map(({ name, size }) => h('li', null, `${name}, ${sizeWords(size)}`))),
    h('p', null, h('a', { href: `/event/${eventId}` }, 'Open the files')),
  );

const aboutOf = ({ description }: StoredEvent) =>
  description && h(Fragment, null, h('h2', null, 'About this event'), h('p', { className: 'written' }, description));

/** Signing in leads back here; the script remembers what was meant. Below it stands the way in for people without an account. */
const joinLink = (event: StoredEvent, text: string, token: string | undefined) =>
  h(
    'p',
    null,
    h(SignInLink, { next: pathOf(event, token), text, isJoin: true }),
    h('small', null, 'You sign in or sign up on the way and come back here, on the list.'),
  );

const pathOf = ({ eventId }: StoredEvent, token: string | undefined) => `/evt/${eventId}${token ? `?t=${token}` : ''}`;

function whereOf({ location }: StoredEvent): ReactNode {
  const { kind, name, courts = [], address, city, point } = location;
  if (kind === 'tbd') return `To be decided, in ${city.name}`;
  const words = [address, city.name].filter(Boolean).join(', ');
  const query = encodeURIComponent(address ? words : `${point.lat},${point.lng}`);
  const map = `https://www.openstreetmap.org/search?query=${query}`;
  const lines = [
    name && h('strong', null, name),
    courts.map((court) => court.name).join(', '),
    words,
    h('a', { href: map, rel: 'noopener noreferrer' }, 'Show on a map'),
  ];
  return h(Fragment, null, ...lines.filter(Boolean).flatMap((line, index) => (index > 0 ? [h('br'), line] : [line])));
}

const calendarLink = ({ eventId }: StoredEvent, token: string | undefined) =>
  h(
    MoreLinks,
    null,
    h(
      'a',
      { href: `/api/public/events/${eventId}/calendar${token ? `?token=${token}` : ''}`, download: `${eventId}.ics` },
      'Add to calendar',
    ),
  );
