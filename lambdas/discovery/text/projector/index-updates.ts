import type { Message } from '#shared/contract/message.ts';
import type { Entry } from '#shared/discovery/entry.ts';
import type { entryChanged } from '#shared/discovery/messages.ts';
import type { listingChanged } from '#shared/events/messages.ts';

/** A thing as of a version; `shown` is undefined while it is not public. */
export interface EntryNews extends Pick<Entry, 'kind' | 'refId'> {
  readonly version: number;
  readonly shown: Entry | undefined;
}

export function eventNews({ eventId, version, startsAt, shown }: Message<typeof listingChanged>['data']): EntryNews {
  const thing = { kind: 'event', refId: eventId } as const;
  if (!shown) return { ...thing, version, shown: undefined };
  const { title, placeLabel, gameTypeId, otherGameType, timeZone, isTimeTbd, lat, lng } = shown;
  return {
    ...thing,
    version,
    shown: {
      ...thing,
      title,
      detail: placeLabel,
      gameTypeId,
      ...(otherGameType !== undefined && { otherGameType }),
      startsAt,
      timeZone,
      ...(isTimeTbd && { isTimeTbd }),
      point: { lat, lng },
    },
  };
}

export const thingNews = ({ kind, refId, version, shown }: Message<typeof entryChanged>['data']): EntryNews => ({
  kind,
  refId,
  version,
  shown: shown && { kind, refId, ...shown },
});
