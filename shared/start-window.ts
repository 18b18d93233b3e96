import * as z from 'zod';

/** How far ahead anything may start (D55). */
const mostMonthsAhead = 24;
export const tooFarAhead = `Choose a date within the next ${mostMonthsAhead} months.`;

/** Schemas of days and times at which something begins, takes place or closes. */
const starts = z.registry<{ readonly isStart: true }>();

/** Marks a day or a time of an input: wherever it is sent, it may lie so far ahead and no further. */
export const startOf = <Schema extends z.ZodType>(schema: Schema): Schema => {
  const marked = schema.clone();
  starts.add(marked, { isStart: true });
  return marked;
};

export const isStart = (schema: z.core.$ZodType): boolean => starts.has(schema);

/** The last day on which something may start. */
export function latestStart(now: Date): string {
  const months = now.getUTCMonth() + mostMonthsAhead;
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), months + 1, 0));
  const sameDay = new Date(Date.UTC(now.getUTCFullYear(), months, now.getUTCDate()));
  return (sameDay < lastOfMonth ? sameDay : lastOfMonth).toISOString().slice(0, 10);
}

/** The fields of an input whose day lies too far ahead, by their paths. */
export function lateStarts(schema: z.core.$ZodType, input: unknown, now: Date): string[] {
  const latest = latestStart(now);
  const late: string[] = [];
  visit(schema, input, '', (path, value) => {
    if (value.slice(0, 10) > latest) late.push(path);
  });
  return late;
}

type Found = (path: string, value: string) => void;
type Held = readonly [schema: z.core.$ZodType, value: unknown, path: string];

const below = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

/** The schemas of a value below one that holds it, each with the path and the value there. */
function within(schema: z.core.$ZodType, value: unknown, path: string): readonly Held[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return membersOf(def.shape, value, path);
    case 'array':
      return Array.isArray(value) ? value.map((one, at) => [def.element, one, below(path, at)] as const) : [];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return [[def.innerType, value, path]];
    case 'pipe':
      return [[def.in, value, path]];
    case 'union':
      return def.options.map((option) => [option, value, path] as const);
    default:
      return [];
  }
}

function visit(schema: z.core.$ZodType, value: unknown, path: string, found: Found): void {
  if (value === undefined || value === null) return;
  if (!isStart(schema)) for (const held of within(schema, value, path)) visit(...held, found);
  else if (typeof value === 'string') found(path, value);
}

function membersOf(shape: z.core.$ZodShape, value: unknown, path: string): readonly Held[] {
  if (typeof value !== 'object' || value === null) return [];
  const members: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(shape).map(([key, member]) => [member, members[key], below(path, key)] as const);
}
