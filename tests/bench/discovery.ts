import { cpus, loadavg } from 'node:os';
import { marshall } from '@aws-sdk/util-dynamodb';
import { startDynamoDb } from '#infra/local/dynamodb.ts';
import { cardEntity } from '#lambdas/discovery/search/card.entity.ts';
import { type Card, positionOf } from '#lambdas/discovery/search/card.ts';
import { findSoonest } from '#lambdas/discovery/search/find-soonest.ts';
import { rowsOf } from '#lambdas/discovery/search/projector/cards.ts';
import { circle } from '#lambdas/discovery/search/region.ts';
import { createCardReader } from '#lambdas/discovery/search/store.ts';
import { createDocumentClient } from '#lambdas/kernel/data/table.ts';
import { seeded } from '#shared/competitions/random.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import { atMost, type Benchmark, type Target } from './benchmark.ts';
import { countedTable } from './counted-table.ts';
import { discoveryWorld, now } from './discovery-world.ts';
import { median, percentile, short, sum } from './figures.ts';
import { importedTable } from './imported-table.ts';
import { metroPoint, ruralPoint } from './us-points.ts';

/** One more than a page of twenty, to know whether there is another. */
const wanted = 21;
const tableName = 'discovery';
const from = new Date(now).toISOString();

/** One kind of search, made many times at different points. */
interface Kind {
  readonly where: 'metro' | 'rural';
  readonly miles: number;
  readonly gameTypeId?: string;
}

interface Measured {
  readonly results: number;
  readonly requests: number;
  readonly rounds: number;
  readonly items: number;
  readonly units: number;
  readonly ms: number;
  readonly exact: boolean;
}

type Counted = ReturnType<typeof countedTable>;

/** Searches near a point stay bounded, whatever is around it (decision record 6). */
export const discovery: Benchmark = {
  name: 'discovery',
  summary:
    'the next twenty events near a point, exactly, over a full index (--events 10000, 100000 or 1000000; --searches)',
  run: async ({ events = '100000', searches = '100' }) => {
    const cards = discoveryWorld(Number(events));
    const began = performance.now();
    const file = await importedTable(tableName, cards.length, () => itemsOf(cards));
    const engine = await startDynamoDb(file);
    try {
      const seconds = Math.round((performance.now() - began) / 1000);
      const machine = `load ${short(loadavg()[0] ?? 0)} on ${cpus().length} cores`;
      console.log(`${cards.length} events in ${cards.length * 6} cards, ready after ${seconds} s; ${machine}`);
      return await measure(countedTable(engine.endpoint, tableName), cards, Number(searches));
    } finally {
      await engine.close();
    }
  },
};

async function measure(table: Counted, cards: readonly Card[], searches: number): Promise<readonly Target[]> {
  const inOrder = cards.toSorted((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1));
  const measured = new Map<Kind, Measured[]>();
  for (const kind of kinds()) measured.set(kind, await search(kind, searches, table, inOrder));
  console.table([...measured].map(([kind, figures]) => ({ ...kind, ...summary(figures) })));
  return targets(measured, [...itemsOf(cards.slice(0, 1000))].map(sizeOf));
}

/** The index as it is stored. */
function* itemsOf(cards: readonly Card[]): Iterable<Record<string, unknown>> {
  const entity = cardEntity({ client: createDocumentClient({ region: 'local' }), table: tableName });
  for (const card of cards) {
    for (const row of rowsOf(card, 1)) yield entity.put(row).params<{ Item: Record<string, unknown> }>().Item;
  }
}

const kinds = (): Kind[] =>
  [undefined, 'basketball'].flatMap((gameTypeId) =>
    (['metro', 'rural'] as const).flatMap((where) =>
      [1, 5, 15, 50].map((miles) => ({ where, miles, ...(gameTypeId && { gameTypeId }) })),
    ),
  );

async function search(kind: Kind, times: number, table: Counted, inOrder: readonly Card[]): Promise<Measured[]> {
  const { where, miles: radiusMiles, gameTypeId } = kind;
  const random = seeded(99 + radiusMiles);
  const read = createCardReader(table);
  const measured: Measured[] = [];
  for (let index = 0; index < times; index += 1) {
    const point = where === 'metro' ? metroPoint(random) : ruralPoint(random);
    Object.assign(table.asked, { requests: 0, items: 0, units: 0 });
    const began = performance.now();
    const found = await findSoonest(
      { region: circle(point, radiusMiles), from, until: '9999', among: gameTypeId, wanted },
      read,
    );
    const ms = performance.now() - began;
    const expected = bruteForce(inOrder, kind, point);
    const exact = found.cards.map(positionOf).join() === expected.map(positionOf).join();
    measured.push({ ...table.asked, results: found.cards.length, rounds: found.rounds, ms, exact });
  }
  return measured;
}

function bruteForce(
  inOrder: readonly Card[],
  { miles, gameTypeId }: Kind,
  point: { lat: number; lng: number },
): Card[] {
  const found: Card[] = [];
  for (const card of inOrder) {
    if (found.length === wanted) break;
    if (gameTypeId && card.gameTypeId !== gameTypeId) continue;
    // A degree of latitude is more than 68 miles everywhere: most events are out by this alone.
    if (Math.abs(card.lat - point.lat) > miles / 68) continue;
    if (distanceMiles(point, card) <= miles) found.push(card);
  }
  return found;
}

function summary(measured: readonly Measured[]) {
  const all = (name: 'results' | 'requests' | 'rounds' | 'items' | 'units' | 'ms') => measured.map((one) => one[name]);
  return {
    results: short(sum(all('results')) / measured.length),
    requests50: median(all('requests')),
    requestsMax: percentile(all('requests'), 1),
    roundsMax: percentile(all('rounds'), 1),
    items50: median(all('items')),
    items99: percentile(all('items'), 0.99),
    perResult: short(sum(all('items')) / Math.max(1, sum(all('results')))),
    rcu50: median(all('units')),
    rcu99: percentile(all('units'), 0.99),
    ms50: short(median(all('ms'))),
    ms95: short(percentile(all('ms'), 0.95)),
    inexact: measured.filter(({ exact }) => !exact).length,
  };
}

function targets(measured: ReadonlyMap<Kind, readonly Measured[]>, sizes: readonly number[]): Target[] {
  const rows = [...measured].map(([kind, figures]) => ({ ...kind, ...summary(figures) }));
  const all = [...measured.values()].flat();
  const most = (figures: readonly number[]) => Math.max(...figures);
  return [
    atMost('searches that differ from brute force', sum(rows.map(({ inexact }) => inexact)), 0),
    atMost('rounds, worst', most(rows.map(({ roundsMax }) => roundsMax)), 4),
    atMost(
      'requests to 15 miles, median',
      most(rows.filter(({ miles }) => miles <= 15).map(({ requests50 }) => requests50)),
      10,
    ),
    atMost(
      'requests at 50 miles, median',
      most(rows.filter(({ miles }) => miles === 50).map(({ requests50 }) => requests50)),
      18,
    ),
    atMost('read units, p99', most(rows.map(({ rcu99 }) => rcu99)), 40),
    atMost('cards read per result', sum(all.map(({ items }) => items)) / sum(all.map(({ results }) => results)), 10),
    atMost('bytes of a card, mean', sum(sizes) / sizes.length, 330),
  ];
}

/** As DynamoDB counts: names and texts by their bytes, a number about half a byte a digit. */
function sizeOf(item: Record<string, unknown>): number {
  const values = Object.entries(marshall(item, { removeUndefinedValues: true }));
  return sum(
    values.map(
      ([name, { S, N = '' }]) => name.length + (S === undefined ? Math.ceil(N.length / 2) + 1 : Buffer.byteLength(S)),
    ),
  );
}
