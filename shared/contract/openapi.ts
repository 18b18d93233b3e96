import * as z from 'zod';
import { type ErrorCode, errors } from '../errors.ts';
import { apiPrefix, type Contract, type Operation, pathParams, sendsBody } from './operation.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document for a list of contracts. */
export function toOpenApi(contracts: readonly Contract[], info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const contract of contracts)
    for (const [id, operation] of Object.entries(contract.operations)) {
      const path = apiPrefix + operation.path;
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(contract.name, id, operation) };
    }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
  };
}

/** The codes an operation may answer with: its own, and those its description brings. */
export function errorCodesOf(operation: Operation): ErrorCode[] {
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
  if (level.includes(':') || level === 'profileComplete' || level === 'platformAdmin')
    codes.push('access.profileIncomplete');
  if (level.includes(':') || level === 'platformAdmin') codes.push('access.denied');
  if (operation.creates) codes.push('request.keyMissing', 'request.keyReused', 'request.inProgress');
  return [...new Set(codes)];
}

function describe(tag: string, operationId: string, operation: Operation): Json {
  const { properties = {}, required = [] } = z.toJSONSchema(operation.input, { io: 'input' });
  const inPath = pathParams(operation.path);
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const parameter = (where: 'path' | 'query') => (name: string) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: properties[name],
  });
  return {
    operationId,
    tags: [tag],
    summary: operation.summary,
    description: `Access: ${operation.access}.`,
    security: operation.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...inPath.map(parameter('path')),
      ...(sendsBody(operation) ? [] : rest.map(parameter('query'))),
      ...(operation.creates ? [idempotencyKey] : []),
    ],
    ...(sendsBody(operation) &&
      rest.length > 0 && { requestBody: { required: true, ...json(pick(properties, rest, required)) } }),
    responses: {
      [operation.creates ? 201 : 200]: {
        description: operation.summary,
        content: {
          [operation.produces ?? 'application/json']: { schema: z.toJSONSchema(operation.output, { io: 'output' }) },
        },
      },
      ...problemResponses(errorCodesOf(operation)),
    },
  };
}

/** Codes that share a status share its response. */
function problemResponses(codes: readonly ErrorCode[]): Json {
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
    retryAfterSeconds: { type: 'integer' },
    requestId: { type: 'string' },
  },
};

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const pick = (properties: Json, names: string[], required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
  required: names.filter((name) => required.includes(name)),
});
