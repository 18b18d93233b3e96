import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { extraFacts } from '#shared/events/details/extra-words.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { isUndrawn } from '#shared/events/rsvp/line/line-state.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { type Html, html } from '#shared/html.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import type { Picture } from '#shared/uploads/picture.ts';
import { mediaPath, sizeWords } from '#shared/uploads/purposes.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { visibleEvent } from '../details/visible-event.ts';
import { guestForm, takesGuests } from '../guests/pages/guest-form.ts';
import { whenOf } from '../notifications/event-words.ts';
import { type EventStatus, eventStatus } from './event-status.ts';
import { madeUpBy, makeUpLink } from './make-up.ts';
import { frame, pageHeaders } from './page-frame.ts';
import { eventAsked } from './page-request.ts';
import { structuredData } from './structured-data.ts';
import { viewersTime } from './viewers-time.ts';

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
    const picture = event.cover && { url: `${origin}${mediaPath(event.cover.uploadId)}`, alt: event.cover.alt };
    const isOpen = isPublic || visibility === 'unlisted';
    const body = frame({
      title,
      description: describe(event, status),
      app: { path: `/event/${eventId}`, eventId },
      hidden: !isPublic,
      picture,
      ...(isOpen && { canonical }),
      ...(isPublic && { structured: structuredData(event, seats, { url: canonical, image: picture?.url }) }),
      main: content(event, status, { token: asked.token, now: request.now, makeUp }),
    });
    return { headers: pageHeaders(isOpen ? shared : unshared, !isPublic), body };
  };

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

function content(event: StoredEvent, status: EventStatus, { token, now, makeUp }: Visit): Html {
  const { title, hostName, startsAt, description } = event;
  return html`${event.cover && coverOf(event.cover)}<h1>${title}</h1>
<p class="quiet">${gameTypeLabel(event.gameTypeId, event.otherGameType)}, hosted by ${hostName}</p>
${status.notice && html`<p class="notice ${status.notice.tone}">${status.notice.text}</p>`}
${makeUp && makeUpLink(makeUp)}
<dl>
<div><dt>When</dt><dd><time datetime="${event.isTimeTbd ? event.localStart.slice(0, 10) : startsAt}">${whenOf(event)}</time>
${viewersTime(event)}</dd></div>
<div><dt>Where</dt><dd>${where(event)}</dd></div>
${event.hostingTeam && event.teamName && html`<div><dt>Community</dt><dd><a href="/team/${event.hostingTeam}">${event.teamName}</a></dd></div>`}
${extraFacts(event).map(({ name, text }) => html`<div><dt>${name}</dt><dd class="written">${text}</dd></div>`)}
${status.seats && html`<div><dt>Seats</dt><dd>${status.seats}</dd></div>`}
</dl>
${status.join && joinLink(event, status.join, token)}
${status.join && takesGuests(event, now) && guestForm(event, token)}
${filesOf(event)}
${description && html`<h2>About this event</h2><p class="written">${description}</p>`}
${event.status === 'scheduled' && alsoLinks(event, token)}`;
}

/** Cut to three by one by the style, so that nothing moves when it comes. */
const coverOf = ({ uploadId, alt }: Picture): Html =>
  html`<img class="cover" src="${mediaPath(uploadId)}" alt="${alt}" width="1200" height="400">`;

/** Files are handed out one by one, by the app; here it is said that there are some. */
const filesOf = ({ eventId, attachments = [] }: StoredEvent): Html | '' =>
  attachments.length > 0
    ? html`<h2>Files</h2><ul>${attachments.map(({ name, size }) => html`<li>${name}, ${sizeWords(size)}</li>`)}</ul>
<p><a href="/event/${eventId}">Open the files</a></p>`
    : '';

/** Signing in leads back here; the script remembers what was meant. Below it stands the way in for people without an account. */
const joinLink = (event: StoredEvent, join: string, token: string | undefined): Html =>
  html`<p><a class="join" data-join href="/auth/login?next=${encodeURIComponent(pathOf(event, token))}">${join}</a>
<small>You sign in or sign up on the way and come back here, on the list.</small></p>`;

const pathOf = ({ eventId }: StoredEvent, token: string | undefined) => `/evt/${eventId}${token ? `?t=${token}` : ''}`;

function where({ location }: StoredEvent): Html {
  const { kind, name, courts = [], address, city, point } = location;
  if (kind === 'tbd') return html`To be decided, in ${city.name}`;
  const words = [address, city.name].filter(Boolean).join(', ');
  const query = encodeURIComponent(address ? words : `${point.lat},${point.lng}`);
  return html`${name && html`<strong>${name}</strong><br>`}${courts.length > 0 && html`${courts.map((court) => court.name).join(', ')}<br>`}${words}<br>
<a href="https://www.openstreetmap.org/search?query=${query}" rel="noopener noreferrer">Show on a map</a>`;
}

const alsoLinks = ({ eventId }: StoredEvent, token: string | undefined): Html =>
  html`<p class="also"><a href="/api/public/events/${eventId}/calendar${token && `?token=${token}`}" download="${eventId}.ics">Add to calendar</a></p>`;
