import type { Answer } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import { detailsOf, weeksLater } from '#shared/events/details/event-copy.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What the form that creates events begins with. */
export interface EventStart {
  readonly values: Record<string, unknown>;
  readonly cityName: string;
  /** Somebody decided about all of it before. */
  readonly isWhole?: boolean;
}

/** From another event of one's own, a week later, or from a template; nothing where the address names neither. */
export async function eventStart(search: URLSearchParams, templates: Templates): Promise<EventStart | undefined> {
  const eventId = search.get('copy');
  if (eventId) {
    const { event, payOutside } = await operations(events).getEvent({ eventId });
    const localStart = weeksLater(event.localStart, event.timeZone, new Date());
    return {
      values: { ...detailsOf(event), ...(payOutside && { payOutside }), localStart },
      cityName: event.location.city.name,
      isWhole: true,
    };
  }
  const template = templates.find(({ templateId }) => templateId === search.get('template'));
  const hostingTeam = search.get('team');
  if (hostingTeam) return { values: { hostingTeam }, cityName: '' };
  const localStart = search.get('start');
  if (localStart) return { values: { localStart }, cityName: '' };
  return template && { values: template.details, cityName: template.cityName, isWhole: true };
}

type Templates = Answer<typeof seriesContract.operations.listTemplates>['templates'];
