import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem } from '#shared/contract/errors.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { hostsOf } from '#shared/events/hosts/hosting.ts';
import { type Html, html } from '#shared/html.ts';
import { UserId } from '#shared/ids.ts';
import { productName } from '#shared/product.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { whenOf } from '../notifications/event-words.ts';
import type { EventLists } from '../rsvp/lists.ts';
import { bareFrame, embedHeaders } from './page-frame.ts';

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
    return { headers: embedHeaders(shared), body: bareFrame(title, content(title, listed, origin)) };
  };

const isListed = ({ visibility, status }: StoredEvent) =>
  visibility === 'public' && (status === 'scheduled' || status === 'postponed');

const content = (title: string, events: readonly StoredEvent[], origin: string): Html => html`<h1>${title}</h1>
${events.length === 0 ? html`<p>Nothing is planned right now.</p>` : html`<ul class="events">${events.map((event) => row(event, origin))}</ul>`}
<p class="quiet">Sign-ups by <a href="${origin}/discover" target="_blank" rel="noopener">${productName}</a></p>`;

const row = (event: StoredEvent, origin: string): Html =>
  html`<li><a href="${origin}/evt/${event.eventId}" target="_blank" rel="noopener">${event.title}</a>
<div>${event.status === 'postponed' ? 'Postponed: a new time will follow' : html`<time datetime="${event.startsAt}">${whenOf(event)}</time>`}</div>
<small>${placeLabel(event.location)}</small></li>`;
