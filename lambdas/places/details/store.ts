import { type EntityItem, Service } from 'electrodb';
import { clock } from '#lambdas/kernel/clock.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { changesAt, isFound } from '#shared/places/details/place-states.ts';
import { placeClaimEntity } from '../managers/place-claim.entity.ts';
import { placeEntity } from '../ports/place.entity.ts';
import { placeRatingEntity } from '../ratings/place-rating.entity.ts';
import { cardsOf } from '../search/cards.ts';
import { placeCardEntity } from '../search/place-card.entity.ts';
import { placeConfirmationEntity } from './place-confirmation.entity.ts';
import { placeSuggestionEntity } from './place-suggestion.entity.ts';
import { placeTrustEntity } from './place-trust.entity.ts';
import type { StoredPlace } from './stored-place.ts';

const entitiesOf = (table: Table) => ({
  place: placeEntity(table),
  card: placeCardEntity(table),
  claim: placeClaimEntity(table),
  confirmation: placeConfirmationEntity(table),
  rating: placeRatingEntity(table),
  suggestion: placeSuggestionEntity(table),
  trust: placeTrustEntity(table),
  outbox: outboxEntity(table),
});
type Transaction = Service<ReturnType<typeof entitiesOf>>['transaction']['write'];
type Compose = Parameters<Transaction>[0];
/** What else becomes true with a write of a place; refused together with it. */
export type Along = (rows: Parameters<Compose>[0]) => ReturnType<Compose>;

/** `changed` when the place is no longer the revision that was read; `refused` when what goes along was. */
type Saved = 'saved' | 'changed' | 'refused';

/** Places and what is kept of them on the map. Every read of a place is strongly consistent. */
export interface PlaceStore {
  find(placeId: string): Promise<StoredPlace | undefined>;
  /** Returns the place that has the id: this one, or the one that an earlier try made. */
  add(place: StoredPlace): Promise<StoredPlace>;
  /** The place, its cards and what goes along in one transaction. */
  save(before: StoredPlace, after: StoredPlace, along?: Along): Promise<Saved>;
  /** The place and its cards, and what is told by text of it; false when it is no longer the revision that was read. */
  remove(before: StoredPlace, along: Along): Promise<boolean>;
  listByCreator(query: MineQuery): Promise<{ places: readonly StoredPlace[]; after: string | undefined }>;
  /** Places whose standing time has changed by an instant. */
  listToCheck(until: Date): Promise<readonly StoredPlace[]>;
}

interface MineQuery {
  readonly userId: string;
  readonly limit: number;
  readonly after: string | undefined;
}

const never = '9999';
/** The lists in which places wait to be looked at again: together they hold every place. */
export const checkQueues = ['0', '1', '2', '3'];
/** Of one queue in one run; the rest is for the next. */
const mostChecked = 500;

export function createPlaceStore(table: Table, retry: Retry = createRetry()): PlaceStore {
  const entities = entitiesOf(table);
  const { place: places } = entities;
  const { transaction } = new Service(entities);

  const find = async (placeId: string) => {
    const { data } = await places.get({ placeId }).go({ consistent: true });
    return data ? fromRow(data) : undefined;
  };

  return {
    find,
    add: async (place) => {
      const refused = await retry(() =>
        commit(
          transaction.write((rows) => [
            rows.place.create(toRow(place)).commit(),
            rows.outbox.put(entryFact(place, clock.now())).commit(),
            ...cardsOf(place).map((card) => rows.card.put(card).commit()),
          ]),
        ),
      );
      const made = refused.length === 0 ? place : await find(place.placeId);
      if (!made) throw new Error('A place could neither be made nor found');
      return made;
    },
    save: async (before, after, along = () => []) => {
      const cards = cardsOf(after);
      const gone = cardsOf(before).filter(
        ({ area, position }) => !cards.some((card) => card.area === area && card.position === position),
      );
      const refused = await retry(() =>
        commit(
          transaction.write((rows) => [
            rows.place
              .put(toRow(after))
              .where(({ revision }, { eq }) => eq(revision, before.revision))
              .commit(),
            rows.outbox.put(entryFact(after, clock.now())).commit(),
            ...along(rows),
            ...gone.map(({ area, position }) => rows.card.delete({ area, position }).commit()),
            ...cards.map((card) => rows.card.put(card).commit()),
          ]),
        ),
      );
      if (refused.length === 0) return 'saved';
      return refused.includes(0) ? 'changed' : 'refused';
    },
    remove: removing(transaction, retry),
    ...listsOf(places),
  };
}

const removing =
  ({ write }: Service<ReturnType<typeof entitiesOf>>['transaction'], retry: Retry): PlaceStore['remove'] =>
  async (before, along) => {
    const gone: StoredPlace = { ...before, revision: before.revision + 1, standing: { status: 'closed' } };
    const refused = await retry(() =>
      commit(
        write((rows) => [
          rows.place
            .remove({ placeId: before.placeId })
            .where(({ revision }, { eq }) => eq(revision, before.revision))
            .commit(),
          rows.outbox.put(entryFact(gone, clock.now())).commit(),
          ...along(rows),
          ...cardsOf(before).map(({ area, position }) => rows.card.delete({ area, position }).commit()),
        ]),
      ),
    );
    return refused.length === 0;
  };

const listsOf = (places: ReturnType<typeof placeEntity>): Pick<PlaceStore, 'listByCreator' | 'listToCheck'> => ({
  listByCreator: async ({ userId, limit, after }) => {
    const { data, cursor } = await places.query
      .byCreator({ creatorId: userId })
      .go({ order: 'desc', count: limit, ...(after && { cursor: after }) });
    return { places: data.map(fromRow), after: cursor ?? undefined };
  },
  listToCheck: async (until) => {
    const read = (checkQueue: string) =>
      places.query.byCheck({ checkQueue }).lte({ checkAt: until.toISOString() }).go({ count: mostChecked });
    const found = await Promise.all(checkQueues.map(read));
    return found.flatMap(({ data }) => data.map(fromRow));
  },
});

type Row = EntityItem<ReturnType<typeof placeEntity>>;

const toRow = ({ mergeWords = [], asked = [], claimedBy, claimedAt, ...place }: StoredPlace) => ({
  ...place,
  ...(claimedBy && { claimedBy }),
  ...(claimedAt && { claimedAt }),
  asked: [...asked],
  mergeWords: [...mergeWords],
  managers: [...place.managers],
  checkQueue: checkQueues[place.placeId.charCodeAt(place.placeId.length - 1) % checkQueues.length] ?? '0',
  checkAt: changesAt({ ...place, timeZone: place.details.timeZone }) ?? never,
});

/** Rows are written from parsed places alone. */
const fromRow = ({ checkQueue: _, checkAt: __, ...row }: Row) => row as StoredPlace;

/** What a search by text is told of a place as of a revision: nothing but of those that are public. */
function entryFact(place: StoredPlace, now: Date) {
  const { placeId, revision, details, standing } = place;
  const messageId = idFrom('message', entryChanged.name, placeId, String(revision));
  const shown = {
    title: [details.name, ...details.aliases].join(', '),
    detail: details.location.city.name,
    point: details.location.point,
  };
  return factRow(entryChanged, messageId, now, {
    kind: 'place',
    refId: placeId,
    version: revision,
    ...(isFound(standing) && { shown }),
  });
}
