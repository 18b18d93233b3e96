import { expect, it } from 'vitest';
import { withoutTokens } from '../../../.ci/look.ts';

it.each([
  '  color: #0972d3;',
  '  background: rgb(0 0 0 / 0.5);',
  '  font-size: 13px;',
  '  font: 700 1.5rem/1.2 sans-serif;',
  '  font-size: var(--type-12);',
  '  font: 400 var(--size-12) var(--font-text);',
  '  border-radius: 6px;',
  '  border-top-left-radius: 0.5rem;',
])('refuses %s outside the tokens', (line) => {
  expect(withoutTokens(`a {\n${line}\n}`)).toHaveLength(1);
});

it.each([
  '  color: var(--ink);',
  '  font: 700 var(--type-18) var(--font-heading);',
  '  font-size: var(--size-14);',
  '  font: inherit;',
  '  border-radius: var(--radius-16) var(--radius-16) 0 0;',
  '  padding: 6px;',
  '  fill: url(#shade);',
])('takes %s', (line) => {
  expect(withoutTokens(line)).toEqual([]);
});
