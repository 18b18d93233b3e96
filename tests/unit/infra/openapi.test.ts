import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { toOpenApi } from '#shared/contract/openapi.ts';
import { apiPrefix } from '#shared/contract/operation.ts';
import { contracts } from '#shared/contracts.ts';

type Described = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };
const description = toOpenApi(contracts, { title: 'Rovers API', version: '1.0.0' });
const { paths } = description as unknown as Described;
const operations = contracts.flatMap(({ operations }) => Object.values(operations));

it('is a valid description by the rules of OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(description))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('describes every operation of every contract, and nothing else', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    operations.map(({ method, path }) => `${method} ${apiPrefix}${path}`).toSorted(),
  );
});
