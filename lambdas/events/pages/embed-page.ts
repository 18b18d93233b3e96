import { createElement as h } from 'react';
import { embedHeaders } from '#lambdas/accounts/ports/pages/page-headers.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem } from '#shared/contract/errors.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { hostsOf } from '#shared/events/hosts/hosting.ts';
import { UserId } from '#shared/ids.ts';
import { productName } from '#shared/product.ts';
import { EmbeddedPage } from '#web/blocks/embedded-page.ts';
import { renderPage } from '#web/blocks/render-page.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { whenOf } from '../notifications/event-words.ts';
import type { EventLists } from '../rsvp/lists.ts';

/** Events on the list at most, and the rows looked at for them: private ones and drafts lie between. */
const shown = 20;
const lookedAt = 100;
/** A frame on another site is loaded with every view of it. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=3600';

/** A host's next public events, for a frame on their own site: `/embed/events?host=...`. */
export const showEmbed =
  (lists: EventLists, origin: string): RenderPage =>
  async ({ query, now }) => {
    const host = UserId.safeParse(query.host);
    if (!host.success) throw new Problem('user.notFound');
    const asked = { userId: host.data, when: 'upcoming', at: now.toISOString(), limit: lookedAt } as const;
    const { events } = await lists.hosting(asked);
    const listed = events.filter(isListed).slice(0, shown);
    const [first] = listed;
    const name = first && hostsOf(first).find(({ userId }) => userId === host.data)?.displayName;
    const title = name ? `Events by ${name}` : 'Events';
    return { headers: embedHeaders(shared), body: renderPage(pageOf(title, listed, origin)) };
  };

const isListed = ({ visibility, status }: StoredEvent) =>
  visibility === 'public' && (status === 'scheduled' || status === 'postponed');

const pageOf = (title: string, events: readonly StoredEvent[], origin: string) =>
  h(
    EmbeddedPage,
    { title },
    h('h1', null, title),
    events.length === 0
      ? h('p', null, 'Nothing is planned right now.')
      : h('ul', { className: 'events' }, ...events.map((event) => rowOf(event, origin))),
    h('p', { className: 'quiet' }, 'Sign-ups by ', outward(`${origin}/discover`, productName)),
  );

const rowOf = (event: StoredEvent, origin: string) =>
  h(
    'li',
    null,
    outward(`${origin}/evt/${event.eventId}`, event.title),
    h(
      'div',
      null,
      event.status === 'postponed'
        ? 'Postponed: a new time will follow'
        : h('time', { dateTime: event.startsAt }, whenOf(event)),
    ),
    h('small', null, placeLabel(event.location)),
  );

/** Opens beside the site that shows the frame. */
const outward = (href: string, text: string) => h('a', { href, target: '_blank', rel: 'noopener' }, text);
