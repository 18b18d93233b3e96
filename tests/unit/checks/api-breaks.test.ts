import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toOpenApi } from '#shared/contract/openapi.ts';
import { contractsByContext } from '#shared/contracts.ts';
import { apiBreaks } from '../../../.ci/api-breaks.ts';
import { type ApiShape, type OperationShape, readShape, shapeOf, writeShape } from '../../../.ci/api-shape.ts';

const address = { method: 'POST', path: '/api/games' };
const shapes = { Kind: '=team|pair', Squad: { name: 'string', 'captain?': '@Squad' } };
const before = { ...address, input: { body: { name: 'string', 'kind?': '@Kind' } }, output: { squads: ['@Squad'] } };
const api = (operations: Record<string, OperationShape>, more = {}): ApiShape => ({
  shapes: { ...shapes, ...more },
  operations,
});
const breaksWhen = (now: Partial<OperationShape>, more = {}) =>
  apiBreaks(api({ 'games/add': before }), api({ 'games/add': { ...before, ...now } }, more));

it('finds no break where more may be sent and more is answered', () => {
  const input = { body: { 'name?': 'string', 'kind?': '=team|pair|solo', 'note?': 'string' } };
  expect(breaksWhen({ input, output: { squads: ['@Squad'], count: 'integer' } })).toEqual([]);
  expect(apiBreaks(api({}), api({ 'games/add': before }))).toEqual([]);
});

it('catches an operation that is gone or elsewhere', () => {
  expect(apiBreaks(api({ 'games/add': before }), api({}))).toEqual(['games/add: is gone']);
  expect(breaksWhen({ path: '/api/public/games' })).toEqual(['games/add: moved from POST /api/games']);
});

it.each([
  [{ name: 'string' }, 'games/add: input.body.kind: is gone'],
  [{ name: 'string', kind: '@Kind' }, 'games/add: input.body.kind: is required now'],
  [{ name: 'string', 'kind?': '@Kind', at: 'string' }, 'games/add: input.body.at: is required now'],
  [{ name: 'integer', 'kind?': '@Kind' }, 'games/add: input.body.name: has another type'],
  [{ name: 'string', 'kind?': '=team' }, 'games/add: input.body.kind: has another type'],
])('catches input that callers cannot send any more: %j', (body, found) => {
  expect(breaksWhen({ input: { body } })).toEqual([found]);
});

it.each([
  [{}, 'games/add: output.squads: is gone'],
  [{ 'squads?': ['@Squad'] }, 'games/add: output.squads: may be missing'],
  [{ squads: ['string'] }, 'games/add: output.squads[]: has another type'],
  [{ squads: [{ '|': ['@Squad', 'null'] }] }, 'games/add: output.squads[]: has another type'],
])('catches an answer that lacks what callers read: %j', (output, found) => {
  expect(breaksWhen({ output })).toEqual([found]);
});

it('looks into shapes that have a name, also when they hold themselves', () => {
  expect(breaksWhen({}, { Squad: { 'captain?': '@Squad' } })).toContain('games/add: output.squads[].name: is gone');
});

it('catches a break that is planted in the product, and reads what it wrote', () => {
  const now = shapeOf(toOpenApi(contractsByContext, { title: 'Rovers API', version: '1' }));
  expect(readShape(writeShape(now))).toEqual(now);
  expect(apiBreaks(now, now)).toEqual([]);
  const { 'events/joinEvent': join, ...others } = now.operations;
  expect(join).toBeDefined();
  expect(apiBreaks(now, { ...now, operations: others })).toEqual(['events/joinEvent: is gone']);
});

it('is compared with a file that is small enough to be read in a review', () => {
  expect(readFileSync('tests/api-baseline.tsv').length).toBeLessThan(150_000);
});
