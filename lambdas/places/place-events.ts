import type { Message } from '#shared/contract/message.ts';
import type { listingChanged } from '#shared/events/messages.ts';
import { isConditionFailure } from '../kernel/conditions.ts';
import { createRetry, type Retry } from '../kernel/retry.ts';
import type { Table } from '../kernel/table.ts';
import { placeEventEntity } from './place-event.entity.ts';

interface PlaceEvent {
  readonly eventId: string;
  readonly title: string;
  readonly gameTypeId: string;
  readonly otherGameType?: string | undefined;
  readonly startsAt: string;
  readonly timeZone: string;
}

interface AtPlace {
  readonly placeId: string;
  /** An instant. */
  readonly from: string;
  readonly limit: number;
  readonly after: string | undefined;
}

/** Which public events happen at which place, as far as news has come. */
export interface PlaceEvents {
  list(query: AtPlace): Promise<{ events: readonly PlaceEvent[]; after: string | undefined }>;
  /** Takes news once, in any order: what is older than the news it has changes nothing. */
  keep(news: Message<typeof listingChanged>['data']): Promise<void>;
}

const keptDays = 90;

export function createPlaceEvents(table: Table, retry: Retry = createRetry()): PlaceEvents {
  const rows = placeEventEntity(table);
  return {
    list: async ({ placeId, from, limit, after }) => {
      const { data, cursor } = await rows.query
        .byPlace({ placeId })
        .gte({ startsAt: from })
        .go({ count: limit, ...(after && { cursor: after }) });
      const events = data.map(
        ({ eventId, title = '', gameTypeId = 'other', startsAt = '', timeZone = 'UTC', ...rest }) => ({
          eventId,
          title,
          gameTypeId,
          startsAt,
          timeZone,
          ...(rest.otherGameType !== undefined && { otherGameType: rest.otherGameType }),
        }),
      );
      return { events, after: cursor ?? undefined };
    },
    keep: async ({ eventId, version, startsAt, shown }) => {
      const expires = Math.floor(Date.parse(startsAt) / 1000) + keptDays * 24 * 60 * 60;
      const row = { eventId, version, expires, ...(shown?.placeId && hereOf(shown.placeId, shown, startsAt)) };
      try {
        await retry(() =>
          rows
            .put(row)
            .where((known, { lt, notExists }) => `${notExists(known.version)} OR ${lt(known.version, version)}`)
            .go(),
        );
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
  };
}

type Shown = NonNullable<Message<typeof listingChanged>['data']['shown']>;

const hereOf = (placeId: string, { title, gameTypeId, otherGameType, timeZone }: Shown, startsAt: string) => ({
  placeId,
  startsAt,
  title,
  gameTypeId,
  timeZone,
  ...(otherGameType !== undefined && { otherGameType }),
});
