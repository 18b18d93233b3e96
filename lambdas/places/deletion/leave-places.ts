import type { Table } from '#lambdas/kernel/data/table.ts';
import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import { revisePlace } from '../details/revise-place.ts';
import { checkQueues, createPlaceStore } from '../details/store.ts';
import type { StoredPlace } from '../details/stored-place.ts';
import { placeEntity } from '../ports/place.entity.ts';
import { placeWithout } from './place-without.ts';

type Leaver = Parameters<typeof placeWithout>[1];

/**
 * Takes a deleted account off every place that they manage, were asked to manage, showed a picture of or said something
 * about. Who manages what is found under no person, so this looks at every place: there are few, and few people leave.
 */
export async function leavePlaces(leaver: Leaver, table: Table, now: Date): Promise<void> {
  const store = createPlaceStore(table);
  const places = placeEntity(table);
  for (const checkQueue of checkQueues) {
    let cursor: string | null = null;
    do {
      const page: Page = await places.query.byCheck({ checkQueue }).go({ cursor, limit: 200 });
      for (const place of page.data)
        if (placeWithout(place as unknown as StoredPlace, leaver))
          await revisePlace({ placeId: place.placeId }, store, (before) => revision(before, leaver, now));
      cursor = page.cursor;
    } while (cursor);
  }
}

interface Page {
  readonly data: readonly { readonly placeId: string }[];
  readonly cursor: string | null;
}

function revision(before: StoredPlace, leaver: Leaver, now: Date) {
  const changes = placeWithout(before, leaver);
  if (!changes) return undefined;
  const held = { holder: before.placeId, version: before.revision + 1, uploadIds: idsOf(changes) };
  const facts = heldFacts(held, idsOf(before), now);
  return { changes, along: (rows: Rows) => facts.map((fact) => rows.outbox.put(fact).commit()) };
}

type Rows = Parameters<NonNullable<Parameters<ReturnType<typeof createPlaceStore>['save']>[2]>>[0];

const idsOf = ({ photos = [] }: Pick<Partial<StoredPlace>, 'photos'>) => photos.map(({ uploadId }) => uploadId);
