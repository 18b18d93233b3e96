import { expect, it } from 'vitest';
import { contrastOf } from '#shared/look/contrast.ts';
import { colors } from '#shared/look/tokens.ts';

type Color = keyof typeof colors;

/** Text and what it stands on, with the least contrast in light and in dark. */
const pairs: readonly (readonly [Color, Color, number, number])[] = [
  ['ink', 'card', 16.3, 13.4],
  ['quiet', 'card', 6.3, 7.6],
  ['quiet', 'page', 4.5, 4.5],
  ['field', 'card', 3.9, 5],
  ['field', 'page', 3, 3],
  ['action', 'card', 6.5, 8.6],
  ['action', 'page', 4.5, 4.5],
  ['on-action', 'action', 6.4, 8.9],
  ['on-action', 'action-hover', 4.5, 4.5],
  ['ink', 'hover', 4.5, 4.5],
  ['quiet', 'hover', 4.5, 4.5],
  ['on-pitch', 'pitch', 12.1, 12.1],
  ['on-pitch-quiet', 'pitch', 4.5, 4.5],
  ['on-whistle', 'whistle', 11.3, 11.3],
  ['in', 'in-back', 7, 8.4],
  ['wait', 'wait-back', 6.1, 9.6],
  ['bad', 'bad-back', 6.8, 9.1],
];

it.each(pairs)('lets %s be read on %s', (text, ground, light, dark) => {
  expect(contrastOf(colors[text].light, colors[ground].light)).toBeGreaterThanOrEqual(light);
  expect(contrastOf(colors[text].dark, colors[ground].dark)).toBeGreaterThanOrEqual(dark);
});
