import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { noExtras } from '#shared/events/details/extra-names.ts';
import { notOnline } from '#shared/events/details/online.ts';
import type { EventLocation } from '#shared/events/details/schemas.ts';
import { canEdit } from '#shared/events/details/states.ts';
import { hostingOf, hostsOf } from '#shared/events/hosts/hosting.ts';
import type { StoredEvent } from '../details/stored-event.ts';

interface Without {
  readonly changes: Partial<StoredEvent>;
  readonly cancels: boolean;
}

/**
 * An event as it is once one of its people left for good; undefined where nothing of them is in it. Whoever hosts with them
 * keeps it. What they host alone is called off, with the dates of its series where it has one, and says nothing of them but
 * what, when and in which city it was: others have been there.
 */
export function eventWithout(event: StoredEvent, userId: string, now: Date): Without | undefined {
  const isAhead = canEdit(event, now) && event.endsAt > now.toISOString();
  const others = hostsOf(event).filter((host) => host.userId !== userId);
  if (isAhead && others.length > 0) return ifNew(event, { changes: handedOver(event, userId), cancels: false });
  const isTheirs = event.creatorId === userId || (isAhead && others.length === 0);
  const changes = { ...renamed(event, userId), ...(isTheirs && blank(event)) };
  const cancels = isTheirs && isAhead && event.status !== 'draft' && !event.seriesId;
  return ifNew(event, { changes, cancels });
}

function ifNew(event: StoredEvent, without: Without): Without | undefined {
  const names = Object.keys(without.changes) as (keyof StoredEvent)[];
  const isSame = names.every((name) => JSON.stringify(event[name]) === JSON.stringify(without.changes[name]));
  return isSame && !without.cancels ? undefined : without;
}

function handedOver(event: StoredEvent, userId: string): Partial<StoredEvent> {
  const hosting = hostingOf(event).filter((host) => host.userId !== userId);
  const first = hosting.find(({ status }) => status === 'confirmed');
  return { hosting, ...(event.creatorId === userId && first && { hostName: first.displayName }) };
}

const renamed = (event: StoredEvent, userId: string): Partial<StoredEvent> => ({
  ...(event.hosting && {
    hosting: event.hosting.map((host) => (host.userId === userId ? { ...host, displayName: formerPlayer } : host)),
  }),
  ...(event.creatorId === userId && { hostName: formerPlayer }),
});

const blank = (event: StoredEvent): Partial<StoredEvent> => ({
  ...noExtras,
  ...notOnline,
  ...(event.status === 'draft' && { title: 'A draft' }),
  description: '',
  attachments: undefined,
  approvalQuestions: [],
  location: inTheCity(event.location),
  ...(event.cancelled && { cancelled: { reason: event.cancelled.reason } }),
});

/** An address that somebody typed may be their own. */
const inTheCity = (location: EventLocation): EventLocation =>
  location.kind === 'address' || !location.placeId
    ? { kind: 'tbd', city: location.city, point: { lat: location.city.lat, lng: location.city.lng } }
    : location;
