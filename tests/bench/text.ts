import { startDynamoDb } from '#infra/local/dynamodb.ts';
import { leadingWordsOf } from '#lambdas/discovery/text/entry-words.ts';
import { findEntries } from '#lambdas/discovery/text/find-entries.ts';
import { spellingEntity } from '#lambdas/discovery/text/spelling.entity.ts';
import { createWordReader } from '#lambdas/discovery/text/store.ts';
import { wordEntity } from '#lambdas/discovery/text/word.entity.ts';
import { rowsOf } from '#lambdas/discovery/text/word-rows.ts';
import { createDocumentClient } from '#lambdas/kernel/data/table.ts';
import { seeded } from '#shared/competitions/random.ts';
import type { Entry } from '#shared/discovery/entry.ts';
import { spellingKeysOf } from '#shared/discovery/spelling.ts';
import { atMost, type Benchmark } from './benchmark.ts';
import { countedTable } from './counted-table.ts';
import { discoveryWorld, now } from './discovery-world.ts';
import { median, percentile, short, sum } from './figures.ts';
import { importedTable } from './imported-table.ts';

const tableName = 'text';
const wanted = 20;

/** Queries of each sort; a word that is in every fourth title is as bad as it gets. */
const queries = {
  'one beginning': ['bas', 'ten', 'pick', 'learn', 'volley', 'cric', 'tues'],
  'two words': ['basketball open', 'open levels', 'soccer pickup', 'tuesday tennis', 'water friend', 'league sail'],
  'with a city': ['bas', 'basketball', 'pickup', 'tuesday'],
  'a letter wrong': ['baskrtball', 'vollyball', 'tuseday', 'kcikball', 'zzyzxq'],
} as const;
type Sort = keyof typeof queries;
const sorts = Object.keys(queries) as Sort[];
const denver = { lat: 39.74, lng: -104.99 };

/** Finding by typing stays bounded, however common the words (decision record 10). */
export const text: Benchmark = {
  name: 'text',
  summary: 'search as you type over a full index of words (--events 10000, 100000 or 1000000)',
  run: async ({ events = '100000' }) => {
    const entries = discoveryWorld(Number(events)).map(toEntry);
    const file = await importedTable(tableName, entries.length, () => itemsOf(entries));
    const engine = await startDynamoDb(file);
    try {
      const table = countedTable(engine.endpoint, tableName);
      const rows: ({ sort: Sort } & ReturnType<typeof summary>)[] = [];
      for (const sort of sorts) rows.push({ sort, ...summary(await search(sort, table)) });
      console.table(rows);
      const of = (sort: Sort) => rows.find((row) => row.sort === sort);
      return [
        atMost('rows per event, mean', sum(entries.map((entry) => rowsOf(entry).length)) / entries.length, 4),
        atMost('requests for one beginning', of('one beginning')?.requestsMax ?? Number.NaN, 1),
        atMost('requests for two words', of('two words')?.requestsMax ?? Number.NaN, 3),
        atMost('read units for two words, p99', of('two words')?.rcu99 ?? Number.NaN, 20),
        atMost('requests with a city', of('with a city')?.requestsMax ?? Number.NaN, 2),
        atMost('requests with a letter wrong', of('a letter wrong')?.requestsMax ?? Number.NaN, 8),
      ];
    } finally {
      await engine.close();
    }
  },
};

const toEntry = ({
  eventId,
  placeLabel,
  lat,
  lng,
  free: _,
  waiting: __,
  ...rest
}: ReturnType<typeof discoveryWorld>[number]): Entry => ({
  kind: 'event',
  refId: eventId,
  detail: placeLabel,
  point: { lat, lng },
  ...rest,
});

async function search(sort: Sort, table: ReturnType<typeof countedTable>) {
  const read = createWordReader(table);
  const random = seeded(1);
  const near = sort === 'with a city' ? denver : undefined;
  const asked = [];
  for (let time = 0; time < 40; time += 1) {
    const typed = queries[sort][Math.floor(random() * queries[sort].length)] ?? '';
    Object.assign(table.asked, { requests: 0, items: 0, units: 0 });
    const began = performance.now();
    await findEntries({ text: typed, now: new Date(now).toISOString(), wanted, near }, read);
    asked.push({ ...table.asked, ms: performance.now() - began });
  }
  return asked;
}

function* itemsOf(entries: readonly Entry[]): Iterable<Record<string, unknown>> {
  const table = { client: createDocumentClient({ region: 'local' }), table: tableName };
  const [word, spelling] = [wordEntity(table), spellingEntity(table)];
  for (const known of new Set(entries.flatMap(leadingWordsOf)))
    for (const key of spellingKeysOf(known))
      yield spelling.put({ key, word: known }).params<{ Item: Record<string, unknown> }>().Item;
  for (const entry of entries)
    for (const row of rowsOf(entry)) yield word.put(row).params<{ Item: Record<string, unknown> }>().Item;
}

function summary(asked: readonly { requests: number; items: number; units: number; ms: number }[]) {
  const all = (name: 'requests' | 'items' | 'units' | 'ms') => asked.map((one) => one[name]);
  return {
    requests50: median(all('requests')),
    requestsMax: percentile(all('requests'), 1),
    items99: percentile(all('items'), 0.99),
    rcu99: percentile(all('units'), 0.99),
    ms50: short(median(all('ms'))),
    ms95: short(percentile(all('ms'), 0.95)),
  };
}
