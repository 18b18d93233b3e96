import * as fc from 'fast-check';
import type * as z from 'zod';

/** Values for fields whose meaning a schema does not tell, by the field's name. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

export interface Making {
  readonly hints: Hints;
  /** Whether values may also lie just beyond what the schema takes. */
  readonly beyond: boolean;
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;
const wrappers = ['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch'];

/** Inputs that a schema takes: of a length or size at its bounds as often as between them. */
export function fromSchema(schema: z.ZodType, making: Making, name = ''): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema);
  const made = byType(schema, definition, making, name);
  const known = making.hints[name];
  return known?.length && !wrappers.includes(definition.type)
    ? fc.oneof({ weight: making.beyond ? 4 : 40, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made })
    : made;
}

type Make = (
  schema: z.ZodType,
  definition: Required<Definition>,
  making: Making,
  name: string,
) => fc.Arbitrary<unknown>;

const makers: Readonly<Record<string, Make>> = {
  object: (_, { shape }, making) => fromShape(shape, making),
  optional: (_, { innerType }, making, name) =>
    fc.option(fromSchema(innerType, making, name), { nil: undefined, freq: 3 }),
  nullable: (_, { innerType }, making, name) => fc.option(fromSchema(innerType, making, name), { nil: null, freq: 3 }),
  pipe: (_, definition, making, name) => fromSchema(definition.in, making, name),
  array: (_, { element }, making, name) => fc.array(fromSchema(element, making, name), { maxLength: 4 }),
  union: (_, { options }, making, name) => fc.oneof(...options.map((option) => fromSchema(option, making, name))),
  enum: (_, { entries }) => fc.constantFrom(...Object.values(entries)),
  literal: (_, { values }) => fc.constantFrom(...values),
  string: (schema, _, { beyond }) => texts(schema as z.ZodString, beyond),
  number: (schema, _, { beyond }) => numbers(schema as z.ZodNumber, beyond),
  boolean: () => fc.boolean(),
};

function byType(schema: z.ZodType, definition: Definition, making: Making, name: string): fc.Arbitrary<unknown> {
  const make = makers[definition.type];
  if (make) return make(schema, definition as Required<Definition>, making, name);
  return definition.innerType ? fromSchema(definition.innerType, making, name) : fc.jsonValue({ maxDepth: 2 });
}

const fromShape = (shape: Readonly<Record<string, z.ZodType>>, making: Making) =>
  fc
    .record(Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, fromSchema(field, making, key)])))
    .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));

function texts({ minLength, maxLength, def }: z.ZodString, beyond: boolean): fc.Arbitrary<string> {
  const least = minLength ?? 0;
  const most = Math.min(maxLength ?? least + 60, 20_000);
  const ofLength = (length: number) => fc.constant('a'.repeat(length));
  const patterns = ((def.checks ?? []) as { _zod: { def: { pattern?: RegExp } } }[]).flatMap(
    ({ _zod }) => _zod.def.pattern ?? [],
  );
  const [pattern = (def as { pattern?: RegExp }).pattern] = patterns;
  return fc.oneof(
    fc.string({ minLength: least, maxLength: Math.max(least, Math.min(most, 80)), unit: 'binary' }),
    ofLength(least),
    ofLength(most),
    ...(beyond ? [ofLength(most + 1)] : []),
    ...(pattern && !/\(\?[=!<]/.test(pattern.source) ? [fc.stringMatching(cased(pattern), { maxLength: 120 })] : []),
  );
}

/** What is made of a pattern that heeds no case is in its own case: any other is refused or taken alike. */
const cased = ({ source, flags }: RegExp) => new RegExp(source, flags.replace('i', ''));

function numbers({ minValue, maxValue }: z.ZodNumber, beyond: boolean): fc.Arbitrary<number> {
  const least = Math.max(minValue ?? -1000, -1e9);
  const most = Math.min(maxValue ?? 1e6, 1e9);
  return fc.oneof(
    fc.integer({ min: Math.ceil(least), max: Math.floor(most) }),
    fc.constantFrom(least, most, ...(beyond ? [least - 1, most + 1, (least + most) / 2] : [])),
  );
}
