import * as z from 'zod';
import { type ErrorCode, errors } from '../errors.ts';
import { addressOf, type Contract, type Operation, pathParams, sendsBody } from './operation.ts';
import { type Described, type Json, shareParts } from './shared-parts.ts';

export interface OpenApi extends Json {
  readonly tags: readonly { readonly name: string }[];
  /** By path, then by method in small letters. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}
type ByContext = Readonly<Record<string, readonly Contract[]>>;

/** The OpenAPI 3.1 document of the contracts of each context. What stands in it more than once is a component. */
export function toOpenApi(contracts: ByContext, info: { title: string; version: string }): OpenApi {
  const described = describeOperations(contracts);
  const { operations, components } = shareParts(described.map(({ operation }) => operation));
  const paths: Record<string, Record<string, Described>> = {};
  for (const [index, { method, path }] of described.entries()) {
    const operation = operations[index];
    if (operation) paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info,
    // Relative to where the document is: the same text is right in every stage and on one machine.
    servers: [{ url: '/' }],
    tags: Object.keys(contracts).map((name) => ({ name })),
    paths,
    components: {
      ...components,
      schemas: { ...components.schemas, Problem: problemSchema },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** Each operation with all it says in place. Its id is `context/operation`: two contexts may use one word. */
const describeOperations = (contracts: ByContext) =>
  Object.entries(contracts).flatMap(([context, all]) =>
    all.flatMap(({ operations }) =>
      Object.entries(operations).map(([id, operation]) => ({
        method: operation.method,
        path: addressOf(operation),
        operation: describe(context, id, operation),
      })),
    ),
  );

/** The codes an operation may answer with: its own, and those its description brings. */
function errorCodesOf(operation: Operation): ErrorCode[] {
  const codes: ErrorCode[] = [
    'request.invalid',
    ...(operation.errors ?? []),
    'request.tooMany',
    'server.busy',
    'server.failed',
  ];
  const level = operation.access;
  if (level !== 'public') codes.push('auth.required');
  if (level !== 'public' && level !== 'signedIn') codes.push('access.emailUnverified');
  if (level.includes(':') || level === 'named' || level === 'profileComplete' || level === 'platformAdmin')
    codes.push('access.profileIncomplete');
  if (level.includes(':') || level === 'platformAdmin') codes.push('access.denied');
  if (operation.creates) codes.push('request.keyMissing', 'request.keyReused', 'request.inProgress');
  return [...new Set(codes)];
}

function describe(context: string, id: string, operation: Operation): Described {
  const { properties = {}, required = [] } = schemaOf(operation.input, 'input') as Fields;
  const inPath = pathParams(operation.path);
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const parameter = (where: 'path' | 'query') => (name: string) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: properties[name] ?? {},
  });
  const { limit, access, summary } = operation;
  return {
    operationId: `${context}/${id}`,
    tags: [context],
    summary,
    description: `Access: ${access}.${limit ? ` At most ${limit.calls} calls a ${limit.per}.` : ''}`,
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...inPath.map(parameter('path')),
      ...(sendsBody(operation) ? [] : rest.map(parameter('query'))),
      ...(operation.creates ? [idempotencyKey] : []),
    ],
    ...(sendsBody(operation) &&
      rest.length > 0 && { requestBody: { required: true, ...json(pick(properties, rest, required)) } }),
    responses: {
      [operation.creates ? 201 : 200]: {
        description: summary,
        content: { [operation.produces ?? 'application/json']: { schema: schemaOf(operation.output, 'output') } },
      },
      ...problemResponses(errorCodesOf(operation)),
    },
  };
}

interface Fields {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/** Codes that share a status share its response. */
function problemResponses(codes: readonly ErrorCode[]): Described['responses'] {
  const lines: Record<number, string[]> = {};
  for (const code of codes) {
    const { status, title } = errors[code];
    lines[status] = [...(lines[status] ?? []), `${code}: ${title}`];
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    Object.entries(lines).map(([status, group]) => [status, { description: group.join('\n'), content }]),
  );
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Kept 24 hours. The same key with the same body gets the first answer again.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
};

const problemSchema = {
  type: 'object',
  description: 'RFC 9457 problem.',
  required: ['type', 'code', 'status', 'title', 'requestId'],
  properties: {
    type: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errors) },
    status: { type: 'integer' },
    title: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    currentVersion: { type: 'integer' },
    plan: { type: 'string' },
    retryAfterSeconds: { type: 'integer' },
    requestId: { type: 'string' },
  },
};

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const pick = (properties: Readonly<Record<string, Json>>, names: string[], required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
  required: names.filter((name) => required.includes(name)),
});
