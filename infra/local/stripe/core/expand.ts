import { invalid } from './problem.ts';
import type { World } from './world.ts';

/** Lists that an object has only where they are asked for, by the object's name and theirs. */
export type Includables = Readonly<
  Record<string, Readonly<Record<string, (id: string, world: World, scope: string) => object>>>
>;

/** Puts objects where their ids are, along paths such as `data.payment_intent.latest_charge`. */
export function createExpand(includables: Includables) {
  const open = (holder: Record<string, unknown>, name: string, world: World, scope: string): unknown => {
    const value = holder[name];
    if (value === null || typeof value === 'object') return value;
    const include = includables[String(holder.object)]?.[name];
    const found = include
      ? include(String(holder.id), world, scope)
      : typeof value === 'string' && world.store.findAny(value)?.object;
    if (!found) throw invalid(`This property cannot be expanded (${name}).`, 'expand');
    const copy = structuredClone(found);
    holder[name] = copy;
    return copy;
  };
  const walk = (at: unknown, steps: readonly string[], world: World, scope: string): void => {
    const [step, ...rest] = steps;
    if (step === undefined || at === null || typeof at !== 'object') return;
    if (Array.isArray(at)) {
      for (const each of at) walk(each, steps, world, scope);
      return;
    }
    const holder = at as Record<string, unknown>;
    // The path to what a list holds goes through its `data`.
    const next = Array.isArray(holder[step]) ? holder[step] : open(holder, step, world, scope);
    walk(next, rest, world, scope);
  };
  return (answer: object, paths: readonly string[], world: World, scope: string): object => {
    if (paths.length === 0) return answer;
    const copy = structuredClone(answer);
    for (const path of paths) walk(copy, path.split('.'), world, scope);
    return copy;
  };
}
