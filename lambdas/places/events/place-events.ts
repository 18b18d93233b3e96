import type { EntityItem } from 'electrodb';
import { isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Message } from '#shared/contract/message.ts';
import type { listingChanged } from '#shared/events/messages.ts';
import { placeEventEntity } from './place-event.entity.ts';

interface PlaceEvent {
  readonly eventId: string;
  readonly version: number;
  readonly changedAt: string;
  readonly title: string;
  readonly gameTypeId: string;
  readonly otherGameType?: string | undefined;
  readonly startsAt: string;
  readonly endsAt: string | undefined;
  readonly timeZone: string;
  readonly isTimeTbd?: boolean;
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
  keep(news: Pick<Message<typeof listingChanged>, 'data' | 'occurredAt'>): Promise<void>;
  /** Everything that is known to happen at one place happens at another. Safe to repeat. */
  move(placeId: string, into: string): Promise<void>;
  /** The same for one event, which the list of its place may not show yet. */
  moveOne(event: { eventId: string; startsAt: string }, placeId: string, into: string): Promise<void>;
}

const keptDays = 90;
const atOnce = 8;

export function createPlaceEvents(table: Table, retry: Retry = createRetry()): PlaceEvents {
  const rows = placeEventEntity(table);
  const moveOne: PlaceEvents['moveOne'] = ({ eventId, startsAt }, placeId, into) =>
    unlessOther(() =>
      retry(() =>
        rows
          .patch({ eventId })
          .set({ placeId: into, startsAt })
          .where((known, { eq }) => `${eq(known.placeId, placeId)} AND ${eq(known.startsAt, startsAt)}`)
          .go(),
      ),
    );
  return {
    moveOne,
    list: async ({ placeId, from, limit, after }) => {
      const { data, cursor } = await rows.query
        .byPlace({ placeId })
        .gte({ startsAt: from })
        .go({ count: limit, ...(after && { cursor: after }) });
      return { events: data.map(toEvent), after: cursor ?? undefined };
    },
    move: async (placeId, into) => {
      const { data } = await rows.query.byPlace({ placeId }).go({ pages: 'all' });
      await inParallel(data, atOnce, ({ eventId, startsAt = '' }) => moveOne({ eventId, startsAt }, placeId, into));
    },
    keep: async ({ data: { eventId, version, startsAt, shown }, occurredAt }) => {
      const expires = Math.floor(Date.parse(startsAt) / 1000) + keptDays * 24 * 60 * 60;
      const row = {
        eventId,
        version,
        changedAt: occurredAt,
        expires,
        ...(shown?.placeId && hereOf(shown.placeId, shown, startsAt)),
      };
      await unlessOther(() =>
        retry(() =>
          rows
            .put(row)
            .where((known, { lt, notExists }) => `${notExists(known.version)} OR ${lt(known.version, version)}`)
            .go(),
        ),
      );
    },
  };
}

const toEvent = ({
  eventId,
  version,
  title = '',
  gameTypeId = 'other',
  startsAt = '',
  timeZone = 'UTC',
  ...rest
}: EntityItem<ReturnType<typeof placeEventEntity>>): PlaceEvent => ({
  eventId,
  version,
  title,
  gameTypeId,
  startsAt,
  timeZone,
  changedAt: rest.changedAt ?? startsAt,
  endsAt: rest.endsAt,
  ...(rest.otherGameType !== undefined && { otherGameType: rest.otherGameType }),
  ...(rest.isTimeTbd && { isTimeTbd: true }),
});

/** A write that is left out where the row is no longer what it was for. */
async function unlessOther(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

type Shown = NonNullable<Message<typeof listingChanged>['data']['shown']>;

const hereOf = (
  placeId: string,
  { title, gameTypeId, otherGameType, endsAt, timeZone, isTimeTbd }: Shown,
  startsAt: string,
) => ({
  placeId,
  startsAt,
  title,
  gameTypeId,
  timeZone,
  ...(endsAt !== undefined && { endsAt }),
  ...(otherGameType !== undefined && { otherGameType }),
  ...(isTimeTbd && { isTimeTbd }),
});
