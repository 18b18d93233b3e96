export interface Json {
  readonly [name: string]: unknown;
}
interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Json }>>;
}
/** An operation as OpenAPI describes it. */
export interface Described extends Json {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Json[];
  readonly requestBody?: Json & Content;
  readonly responses: Readonly<Record<string, Json & Partial<Content>>>;
}

/** Parts of one kind: those that are met more than once get a name and are referred to by it. */
class Shelf {
  readonly parts: Record<string, Json> = {};
  readonly #kind: string;
  readonly #times = new Map<string, number>();
  readonly #names = new Map<string, string>();

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** @returns whether it is met for the first time */
  meet(part: Json): boolean {
    const text = JSON.stringify(part);
    const times = (this.#times.get(text) ?? 0) + 1;
    this.#times.set(text, times);
    return times === 1;
  }

  /** A reference to the part, or the part itself where it stands in one place. `names` come in order of preference. */
  take(part: Json, names: readonly string[], make = (): Json => part): Json {
    const text = JSON.stringify(part);
    if ((this.#times.get(text) ?? 0) < 2) return make();
    const known = this.#names.get(text);
    const name = known ?? this.#free(names);
    this.#names.set(text, name);
    if (!known) this.parts[name] = make();
    return { $ref: `#/components/${this.#kind}/${name}` };
  }

  #free(names: readonly string[]): string {
    const taken = new Set(this.#names.values());
    const numbered = (count: number) => `${names[0]}${count}`;
    let count = 2;
    while (taken.has(numbered(count))) count += 1;
    return names.find((name) => !taken.has(name)) ?? numbered(count);
  }
}

/** Moves schemas, responses and parameters that are the same in more than one place to components. */
export function shareParts(operations: readonly Described[]) {
  const [schemas, responses, parameters] = [new Shelf('schemas'), new Shelf('responses'), new Shelf('parameters')];
  for (const operation of operations)
    mapSchemas(operation, (schema) => {
      meetAll(schemas, schema);
      return schema;
    });
  const slim = operations.map((operation) =>
    mapSchemas(operation, (schema, names) => shareSchema(schemas, schema, names)),
  );
  for (const operation of slim) {
    for (const parameter of operation.parameters) parameters.meet(parameter);
    for (const response of Object.values(operation.responses)) responses.meet(response);
  }
  const shared = slim.map((operation) => ({
    ...operation,
    parameters: operation.parameters.map((each) => parameters.take(each, [String(each.name)])),
    responses: mapValues(operation.responses, (each) => responses.take(each, [codesIn(String(each.description))])),
  }));
  const components = { schemas: schemas.parts, responses: responses.parts, parameters: parameters.parts };
  return { operations: shared, components };
}

/** `request.tooMany: That is too often.` is known by its code. */
const codesIn = (description: string) => description.replaceAll(/:.*$/gm, '').replaceAll(/[^\w.]+/g, '-');

type Change = (schema: Json, names: readonly string[]) => Json;

function mapSchemas(operation: Described, change: Change): Described {
  const id = operation.operationId.replace(/^.*\//, '');
  const mapContent = <T extends Partial<Content>>(part: T, name: string): T =>
    part.content
      ? { ...part, content: mapValues(part.content, ({ schema }) => ({ schema: change(schema, [name]) })) }
      : part;
  return {
    ...operation,
    parameters: operation.parameters.map((each) => ({
      ...each,
      schema: change(each.schema as Json, [String(each.name)]),
    })),
    ...(operation.requestBody && { requestBody: mapContent(operation.requestBody, `${id}Body`) }),
    responses: mapValues(operation.responses, (each) => mapContent(each, `${id}Answer`)),
  };
}

/** A part of something that was met already counts once: what holds it is shared as a whole. */
function meetAll(shelf: Shelf, schema: Json): void {
  if (isWorthSharing(schema) && !shelf.meet(schema)) return;
  mapChildren(schema, [], (child) => {
    meetAll(shelf, child);
    return child;
  });
}

function shareSchema(shelf: Shelf, schema: Json, names: readonly string[]): Json {
  const make = () => mapChildren(schema, names, (child, path) => shareSchema(shelf, child, path));
  if (!isWorthSharing(schema)) return make();
  // The shortest end of the path that no other has: Status, EventStatus, ListEventsAnswerEventStatus.
  const ends = names.map((_, index) => camel(names.slice(-1 - index)));
  return shelf.take(
    schema,
    typeof schema.format === 'string' ? [camel(schema.format.split('-')), ...ends] : ends,
    make,
  );
}

const isWorthSharing = (schema: Json) =>
  !schema.$ref &&
  JSON.stringify(schema).length > 50 &&
  ['properties', 'enum', 'pattern', 'anyOf', 'oneOf'].some((key) => key in schema);

function mapChildren(schema: Json, names: readonly string[], change: Change): Json {
  const [last = '', ...before] = names.toReversed();
  const one = [...before.toReversed(), singular(last)];
  return mapEntries(schema, (key, value) => {
    if (key === 'properties' && isJson(value))
      return mapEntries(value, (name, child) => (isJson(child) ? change(child, [...names, name]) : child));
    if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(key) && Array.isArray(value))
      return value.map((child: Json) => change(child, key === 'prefixItems' ? one : names));
    return ['items', 'additionalProperties', 'propertyNames'].includes(key) && isJson(value)
      ? change(value, one)
      : value;
  });
}

const singular = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x)es$/, '')
    .replace(/(?<!s)s$/, '');
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const camel = (words: readonly string[]) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
const mapValues = <T, R>(values: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
const mapEntries = (values: Json, change: (name: string, value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(name, value)]));
