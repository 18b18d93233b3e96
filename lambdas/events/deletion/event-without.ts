import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { noExtras } from '#shared/events/details/extra-names.ts';
import { notOnline } from '#shared/events/details/online.ts';
import type { EventLocation } from '#shared/events/details/schemas.ts';
import { canEdit } from '#shared/events/details/states.ts';
import { hostingOf, hostsOf, ownedBy } from '#shared/events/hosts/hosting.ts';
import type { StoredEvent } from '../details/stored-event.ts';

interface Without {
  readonly changes: Partial<StoredEvent>;
  readonly cancels: boolean;
}

/** What else ends when one of its people leaves. */
export interface Around {
  /** Hosts who left as well. */
  readonly alsoGone: ReadonlySet<string>;
  /** The series that end with the account. */
  readonly endedSeries: ReadonlySet<string>;
}

/**
 * An event as it is once one of its people left for good; undefined where nothing of them is in it. Their co-hosts keep it,
 * and the first of them who did not leave as well owns it. What they host alone is called off, with the dates of its series
 * where that ends as well, and says nothing of them but what, when and in which city it was: others have been there.
 */
export function eventWithout(
  event: StoredEvent,
  userId: string,
  now: Date,
  { alsoGone, endedSeries }: Around,
): Without | undefined {
  const isAhead = canEdit(event, now) && event.endsAt > now.toISOString();
  const [heir] = hostsOf(event).filter((host) => host.userId !== userId && !alsoGone.has(host.userId));
  if (isAhead && heir) return ifNew(event, { changes: handedOver(event, userId, heir.userId), cancels: false });
  const isTheirs = event.creatorId === userId || (isAhead && !heir);
  const changes = { ...renamed(event, userId), ...(isTheirs && blank(event)) };
  const goesWithSeries = hostsOf(event).length === 1 && endedSeries.has(event.seriesId ?? '');
  const cancels = isTheirs && isAhead && event.status !== 'draft' && !goesWithSeries;
  return ifNew(event, { changes, cancels });
}

function ifNew(event: StoredEvent, without: Without): Without | undefined {
  const names = Object.keys(without.changes) as (keyof StoredEvent)[];
  const isSame = names.every((name) => JSON.stringify(event[name]) === JSON.stringify(without.changes[name]));
  return isSame && !without.cancels ? undefined : without;
}

function handedOver(event: StoredEvent, userId: string, heirId: string): Partial<StoredEvent> {
  const hosting = hostingOf(event).filter((host) => host.userId !== userId);
  return { hosting, ...(event.creatorId === userId && ownedBy(event, heirId)) };
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

/** An address that a user typed may be their own. */
const inTheCity = (location: EventLocation): EventLocation =>
  location.kind === 'address' || !location.placeId
    ? { kind: 'tbd', city: location.city, point: { lat: location.city.lat, lng: location.city.lng } }
    : location;
