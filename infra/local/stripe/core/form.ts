/** A value of a form whose names have brackets. */
type FormValue = string | readonly FormValue[] | FormObject;
export interface FormObject {
  readonly [name: string]: FormValue;
}

interface Growing {
  [name: string]: string | Growing;
}

const growing = (): Growing => Object.create(null) as Growing;

/** Reads `a[b][0]=c` as `{ a: { b: ['c'] } }`. */
export function parseForm(text: string): FormObject {
  const root = growing();
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = [...name.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map(([whole, inner]) => inner ?? whole);
    put(root, steps, value);
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, settled(value)]));
}

function put(root: Growing, steps: readonly string[], value: string): void {
  let at = root;
  for (const step of steps.slice(0, -1)) {
    const name = step === '' ? String(Object.keys(at).length) : step;
    const next = at[name];
    const inner = typeof next === 'object' ? next : growing();
    at[name] = inner;
    at = inner;
  }
  const last = steps.at(-1) ?? '';
  at[last === '' ? String(Object.keys(at).length) : last] = value;
}

function settled(value: string | Growing): FormValue {
  if (typeof value === 'string') return value;
  const names = Object.keys(value);
  const entries = names.map((name) => [name, settled(value[name] ?? '')] as const);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name)))
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, each]) => each);
  return Object.fromEntries(entries);
}
