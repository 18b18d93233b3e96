import { createElement as h, type ReactNode } from 'react';
import { pageHeaders } from '#lambdas/accounts/ports/pages/page-headers.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import type { ListNamedGames, NamedThing } from '#lambdas/teams/ports/named-things.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import { allInPrice, allInWords } from '#shared/events/payments/all-in-price.ts';
import { isUndrawn } from '#shared/events/rsvp/line/line-state.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { shareImagePath, shareImageSize } from '#shared/look/share-image.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { mediaPath, sizeWords } from '#shared/uploads/purposes.ts';
import { CalendarMenu } from '#web/blocks/event/calendar-menu.ts';
import { EventSection } from '#web/blocks/event/event-details.ts';
import type { LinkTo } from '#web/blocks/event/event-facts.ts';
import { EventGames } from '#web/blocks/event/event-games.ts';
import { eventPath } from '#web/blocks/event/event-links.ts';
import { eventState, type Fullness } from '#web/blocks/event/event-state.ts';
import { EventTemplate } from '#web/blocks/event/event-template.ts';
import { VisitorDeed, VisitorJoin } from '#web/blocks/event/join-card.ts';
import { noticeOf } from '#web/blocks/event/notice-of.ts';
import { SeriesDates } from '#web/blocks/event/series-dates.ts';
import { ShareMenu } from '#web/blocks/event/share-menu.ts';
import { VisitorFollow, VisitorSave } from '#web/blocks/event/visitor-ways.ts';
import { PublicPage } from '#web/blocks/public-page.ts';
import { renderPage } from '#web/blocks/render-page.ts';
import { type GuestSellers, guestPriceOf } from '../checkout/guest-price.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { visibleEvent } from '../details/visibility/visible-event.ts';
import { whenOf } from '../notifications/event-words.ts';
import { seriesView } from '../series/series-view.ts';
import type { SeriesStore } from '../series/store.ts';
import { qrOf } from './link-qr.ts';
import { madeUpBy, makeUpLink } from './make-up.ts';
import { eventAsked } from './page-request.ts';
import { structuredData } from './structured-data.ts';

/**
 * How long a page of an event may be shown by a shared cache. A change is seen sooner than an invalidation would reach
 * all of CloudFront (decision record 0008).
 */
const shared = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=600';
const unshared = 'private, no-store';

interface Reading {
  readonly events: EventStore;
  readonly series: Pick<SeriesStore, 'find' | 'findEvents'>;
  readonly listGames: ListNamedGames;
  readonly sellers: GuestSellers;
}

/** The page of an event for people who are not signed in (R-ROUTE-15 to 17). */
export const showEvent =
  (reading: Reading, origin: string): RenderPage =>
  async (request) => {
    const asked = eventAsked(request);
    const { event, line } = await visibleEvent(asked, reading.events);
    const [makeUp, dates, games, price] = await Promise.all([
      madeUpBy(event, reading.events),
      datesOf(event, reading.series, request.now),
      reading.listGames(event.eventId),
      guestPriceOf(event, line, reading.sellers, request.now),
    ]);
    const seats = countSeats(line, seating(line));
    const fullness = { seats, isUndrawn: isUndrawn(line), now: request.now };
    const { eventId, title, visibility } = event;
    const canonical = `${origin}/evt/${eventId}`;
    const isPublic = visibility === 'public';
    const picture = pictureOf(event, origin);
    const isOpen = isPublic || visibility === 'unlisted';
    const page = h(
      PublicPage,
      {
        title,
        description: describe(event, fullness, price?.plan),
        app: { path: `/event/${eventId}`, eventId },
        hidden: !isPublic,
        isWide: true,
        picture,
        ...(isOpen && { canonical }),
        ...(isPublic && {
          structured: structuredData(event, seats, { url: canonical, image: picture?.url, plan: price?.plan }),
        }),
      },
      h(Content, { event, fullness, token: asked.token, makeUp, dates, games, price, url: canonical }),
    );
    return { headers: pageHeaders(isOpen ? shared : unshared, !isPublic), body: renderPage(page) };
  };

/** The series of an event that is one date of it. */
async function datesOf({ seriesId, status }: StoredEvent, store: Reading['series'], now: Date) {
  const series = seriesId && status !== 'draft' ? await store.find(seriesId) : undefined;
  return series && seriesView(series, store, now);
}

/** What a preview of the link shows: the image drawn for it where search finds it, else its cover. */
function pictureOf(event: StoredEvent, origin: string) {
  const { eventId, version, title, cover, visibility, status } = event;
  if (visibility === 'public' && status === 'scheduled')
    return { url: `${origin}${shareImagePath({ refId: eventId, version })}`, alt: title, ...shareImageSize };
  return cover && { url: `${origin}${mediaPath(cover.uploadId)}`, alt: cover.alt };
}

/** For lists of results and previews of links: what matters most comes first, because the end is cut off. */
function describe(event: StoredEvent, fullness: Fullness, plan: TeamPlan | undefined): string {
  const { phase, spots } = eventState(event, fullness);
  const notice = phase === 'live' ? undefined : noticeOf(event, phase)?.chip;
  return [
    notice,
    whenOf(event),
    placeLabel(event.location),
    phase !== 'over' && spots?.count,
    allInWords(allInPrice(event, plan)),
    event.description,
  ]
    .filter(Boolean)
    .join(' · ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
}

interface ContentProps {
  readonly event: StoredEvent;
  readonly fullness: Fullness;
  readonly token: string | undefined;
  readonly makeUp: StoredEvent | undefined;
  readonly dates: Awaited<ReturnType<typeof seriesView>> | undefined;
  readonly games: readonly NamedThing[];
  readonly price: GuestPrice | undefined;
  readonly url: string;
}

function Content({ event, fullness, token, makeUp, dates, games, price, url }: ContentProps): ReactNode {
  const state = eventState(event, fullness);
  const visitor = { event, state, token, price, now: fullness.now };
  const link = { event, token, url: token ? `${url}?t=${token}` : url };
  return h(
    EventTemplate,
    {
      ...fullness,
      event,
      plan: price?.plan,
      link: PlainLink,
      noticeMore: makeUp && makeUpLink(makeUp, fullness.now),
      actions: [
        event.status === 'scheduled' && state.phase !== 'over' && h(CalendarMenu, { key: 'calendar', ...link }),
        h(ShareMenu, { key: 'share', ...link, qrCode: qrOf(link.url, `QR code of ${event.title}`) }),
        h(VisitorSave, { key: 'save', event, token }),
      ],
      follow: h(VisitorFollow, { event, token }),
      join: h(VisitorJoin, visitor),
      deed: state.deed && h(VisitorDeed, visitor),
    },
    h(EventGames, { games: games.map(toGame), token, link: PlainLink }),
    filesOf(event),
    dates &&
      h(SeriesDates, {
        summary: dates.summary,
        dates: dates.next,
        eventId: event.eventId,
        pathOf: (eventId) => eventPath({ eventId }, token),
        link: PlainLink,
      }),
  );
}

const toGame = ({ refId: gameId, ...game }: NamedThing) => ({ gameId, ...game });

const PlainLink: LinkTo = ({ href, children }) => h('a', { href }, children);

/** Files are handed out one by one, by the app; here it is said that there are some. */
const filesOf = ({ eventId, attachments = [] }: StoredEvent) =>
  attachments.length > 0 &&
  h(
    EventSection,
    { title: 'Files' },
    h('ul', null, ...attachments.map(({ name, size }) => h('li', { key: name }, `${name}, ${sizeWords(size)}`))),
    h('p', null, h('a', { href: `/event/${eventId}` }, 'Open the files')),
  );
