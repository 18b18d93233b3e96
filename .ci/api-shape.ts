import type { OpenApi } from '#shared/contract/openapi.ts';

/**
 * The type of a value in few letters: `string`; `=a|b` for one of these words; `@Name` for a shape that has a name; `[T]`
 * for a list, `[T,U]` for a tuple, `{a:T,b?:U}` for fields, `{*:T}` for any keys, `{|:[T,U]}` for either.
 */
export type Type = string | readonly Type[] | { readonly [field: string]: Type };

/** What callers depend on: the shapes by their names, and each operation. */
export interface ApiShape {
  readonly shapes: Readonly<Record<string, Type>>;
  readonly operations: Readonly<Record<string, OperationShape>>;
}
export interface OperationShape {
  readonly method: string;
  readonly path: string;
  readonly input: Type;
  readonly output: Type;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** The shape of the API as its document describes it. */
export function shapeOf({ components, paths }: OpenApi): ApiShape {
  const part = <T>(kind: string, value: { readonly $ref?: unknown }): T =>
    (typeof value.$ref === 'string' ? components[kind]?.[value.$ref.replace(/^.*\//, '')] : value) as T;
  const named = Object.entries(components.schemas ?? {}).filter(([name]) => name !== 'Problem');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => {
      const fields = parameters
        .map((each) => part<Parameter>('parameters', each))
        .filter((each) => each.in !== 'header')
        .map(({ name, required, schema }): [string, Type] => [required ? name : `${name}?`, typeOf(schema)]);
      const [body] = Object.values(requestBody?.content ?? {}).map(({ schema }) => typeOf(schema));
      const [answer] = Object.values(responses).flatMap(({ content = {} }) => Object.values(content));
      const input = { ...Object.fromEntries(fields), ...(body !== undefined && { body }) };
      return [operationId, { method: method.toUpperCase(), path, input, output: typeOf(answer?.schema ?? {}) }];
    }),
  );
  return {
    shapes: Object.fromEntries(named.map(([name, schema]) => [name, typeOf(schema)])),
    operations: Object.fromEntries(operations),
  };
}

function typeOf(schema: Schema): Type {
  const { $ref, anyOf, oneOf = anyOf } = schema;
  if ($ref) return `@${$ref.replace(/^.*\//, '')}`;
  if (oneOf) return { '|': oneOf.map(typeOf) };
  const words = 'const' in schema ? [schema.const] : schema.enum;
  return words ? `=${words.join('|')}` : plainTypeOf(schema);
}

function plainTypeOf(schema: Schema): Type {
  const { type = 'any', properties, additionalProperties, items = {}, prefixItems = [items] } = schema;
  if (type === 'array') return prefixItems.map(typeOf);
  if (properties) return fieldsOf(schema, properties);
  if (type === 'object')
    return { '*': typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'any' };
  return type;
}

const fieldsOf = ({ required = [] }: Schema, properties: Readonly<Record<string, Schema>>): Type =>
  Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [required.includes(name) ? name : `${name}?`, typeOf(each)]),
  );

/** One line a shape and one an operation, so that a change is seen in a review. */
export const writeShape = ({ shapes, operations }: ApiShape): string =>
  [
    ...Object.entries(operations).map(([id, { method, path, input, output }]) =>
      [id, method, path, textOf(input), textOf(output)].join('\t'),
    ),
    ...Object.entries(shapes).map(([name, type]) => [`@${name}`, textOf(type)].join('\t')),
  ]
    .toSorted()
    .map((line) => `${line}\n`)
    .join('');

/** Reads what {@link writeShape} wrote; lines that begin with `#` are for people. */
export function readShape(text: string): ApiShape {
  const rows = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const shapes = rows
    .filter(([name = '']) => name.startsWith('@'))
    .map(([name = '', type = '']) => [name.slice(1), typeIn(type)]);
  const operations = rows
    .filter(([name = '']) => !name.startsWith('@'))
    .map(([id, method, path, input = '', output = '']) => [
      id,
      { method, path, input: typeIn(input), output: typeIn(output) },
    ]);
  return { shapes: Object.fromEntries(shapes), operations: Object.fromEntries(operations) };
}

/** JSON with quotes only where a word needs them. */
const textOf = (type: Type): string => JSON.stringify(type).replaceAll(/"([\w?@|*=.-]+)"/g, '$1');
const typeIn = (text: string): Type =>
  JSON.parse(text.replaceAll(/"[^"]*"|[\w?@|*=.-]+/g, (word) => (word.startsWith('"') ? word : `"${word}"`)));
