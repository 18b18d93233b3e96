import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { toPlaceCalendar } from '#shared/places/events/place-calendar.ts';
import { productName } from '#shared/product.ts';
import { findPlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';
import type { PlaceEvents } from '../place-events.ts';

/** A calendar goes back this far, so that what was played last month does not vanish from it. */
const pastMs = 90 * 24 * 60 * 60_000;
/** By start; what comes after is in the calendar when its time comes nearer. */
const mostEvents = 300;

/** The public events at a place: nothing in it is secret, so its address is anybody's and there is nothing to revoke. */
export const showPlaceCalendar =
  (store: Pick<PlaceStore, 'find'>, placeEvents: Pick<PlaceEvents, 'list'>, origin: string): RenderPage =>
  async ({ path: { placeId = '' }, now }) => {
    const { details } = await findPlace(placeId, store);
    const from = new Date(now.getTime() - pastMs).toISOString();
    const { events } = await placeEvents.list({ placeId, from, limit: mostEvents, after: undefined });
    const { address, city, point } = details.location;
    const where = [details.name, address, city.name].filter(Boolean).join(', ');
    return {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="place.ics"',
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
      },
      body: toPlaceCalendar(
        { title: `${productName}: ${details.name}`, where, ...point },
        events.map((event) => ({ ...event, url: `${origin}/evt/${event.eventId}` })),
      ),
    };
  };
