import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { apiDocuments } from '#infra/api-docs.ts';
import { toOpenApi } from '#shared/contract/openapi.ts';
import { routeKey } from '#shared/contract/operation.ts';
import { contractsByContext } from '#shared/contracts.ts';
import { contracts } from '#tests/support/contracts.ts';

const document = toOpenApi(contractsByContext, { title: 'Rovers API', version: '1.0.0' });
const operations = contracts.flatMap(({ operations }) => Object.values(operations));
const pages = Object.entries(apiDocuments('1.0.0')).filter(([, { contentType }]) => contentType.includes('html'));
const idsOn = (page: string) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it('is a valid description by the rules of OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('describes every operation of every contract, and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(operations.map(routeKey).toSorted());
});

it('says under which context each operation is found, and where the API is', () => {
  const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
  expect(new Set(ids).size).toBe(operations.length);
  expect(ids).toContain('events/joinEvent');
  expect(document.servers).toEqual([{ url: '/' }]);
});

it('says once what stands in many places', () => {
  expect(JSON.stringify(document).length).toBeLessThan(1_500_000);
  expect(JSON.stringify(document.components)).toContain('"$ref"');
});

it('reads as a page for each context, each under 240 KB', () => {
  expect(pages.map(([path]) => path)).toEqual([
    '/api/docs',
    ...Object.keys(contractsByContext).map((context) => `/api/docs/${context}`),
  ]);
  for (const [path, { body }] of pages) expect(Buffer.byteLength(body), path).toBeLessThan(240_000);
});

it('leads from page to page and from a name to its shape by links that all arrive', () => {
  const targets = pages.flatMap(([path, { body }]) => [path, ...idsOn(body).map((id) => `${path}#${id}`)]);
  expect(new Set(targets).size).toBe(targets.length);
  const links = pages.flatMap(([path, { body }]) =>
    [...body.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => (link.startsWith('#') ? path + link : link)),
  );
  expect(links.length).toBeGreaterThan(operations.length);
  expect(links.filter((link) => !targets.includes(link))).toEqual(['/api/openapi.json']);
});
