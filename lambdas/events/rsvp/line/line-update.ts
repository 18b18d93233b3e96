import { toKey } from '#lambdas/accounts/ports/person-key.ts';
import { traceId } from '#lambdas/kernel/observability/invocation.ts';
import { maps, type StoredLine } from './line.ts';

const counters = [
  'left',
  'waitLeft',
  'nextNumber',
  'entries',
  'waiters',
  'rush',
  'released',
  'drawnAt',
  'lockedAt',
  'eachMinor',
  'mostSharesMinor',
] as const;
/** More changes of a map than this, and it is written whole: an expression may have 4 KB. */
const oneByOne = 20;

type Named = Readonly<Record<string, unknown>>;

/** Takes a line from the state that was looked at to the next one, or not at all if it changed since. */
export function toCompareAndSet(before: StoredLine, after: StoredLine) {
  const words = new Words();
  const sets = counters
    .filter((name) => before[name] !== after[name])
    .map((name) => `${words.name(name)} = ${words.value(after[name])}`);
  const parts = maps.map((map) => mapParts(map, before[map] ?? {}, after[map] ?? {}, words));
  const removes = parts.flatMap(({ remove }) => remove);
  const trace = traceId();
  const traced = trace ? [`${words.name('traceId')} = ${words.value(trace)}`] : [];
  const all = [...sets, ...traced, ...parts.flatMap(({ set }) => set)];
  return {
    UpdateExpression: [
      ...(all.length > 0 ? [`SET ${all.join(', ')}`] : []),
      ...(removes.length > 0 ? [`REMOVE ${removes.join(', ')}`] : []),
      `ADD ${words.name('version')} ${words.value(1)}`,
    ].join(' '),
    ConditionExpression: `${words.name('version')} = ${words.value(before.version)}`,
    ExpressionAttributeNames: words.names,
    ExpressionAttributeValues: words.values,
  };
}

class Words {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};

  name(text: string): string {
    const known = Object.entries(this.names).find(([, one]) => one === text);
    const name = known?.[0] ?? `#n${Object.keys(this.names).length}`;
    this.names[name] = text;
    return name;
  }

  value(of: unknown): string {
    const name = `:v${Object.keys(this.values).length}`;
    this.values[name] = of;
    return name;
  }
}

function mapParts(map: (typeof maps)[number], before: Named, after: Named, words: Words) {
  if (before === after) return { set: [], remove: [] };
  const store = (value: unknown) => (map === 'votes' ? withKeys(value as Named) : value);
  const gone = Object.keys(before).filter((person) => !(person in after));
  const changed = Object.keys(after).filter(
    (person) => JSON.stringify(before[person]) !== JSON.stringify(after[person]),
  );
  if (Object.keys(before).length === 0 || gone.length + changed.length > oneByOne) {
    const whole = Object.fromEntries(Object.entries(after).map(([person, value]) => [toKey(person), store(value)]));
    return changed.length + gone.length === 0
      ? { set: [], remove: [] }
      : { set: [`${words.name(map)} = ${words.value(whole)}`], remove: [] };
  }
  const path = (person: string) => `${words.name(map)}.${words.name(toKey(person))}`;
  return {
    set: changed.map((person) => `${path(person)} = ${words.value(store(after[person]))}`),
    remove: gone.map(path),
  };
}

const withKeys = (people: Named) => Object.fromEntries(Object.entries(people).map(([id, value]) => [toKey(id), value]));
