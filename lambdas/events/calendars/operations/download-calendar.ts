import type { Output, Parsed } from '#shared/contract/operation.ts';
import { toCalendar } from '#shared/events/calendars/calendar.ts';
import type { calendarsContract } from '#shared/events/calendars/contract.ts';
import type { EventStore } from '../../details/store.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import { eventUrl } from '../../notifications/event-words.ts';

type DownloadCalendar = (typeof calendarsContract)['operations']['downloadCalendar'];

export async function downloadCalendar(
  input: Parsed<DownloadCalendar>,
  store: EventStore,
  origin: string,
): Promise<Output<DownloadCalendar>> {
  const { event } = await visibleEvent(input, store);
  return toCalendar(event, { url: eventUrl(event, { origin }) });
}
