import { expect, it } from 'vitest';
import { drawable } from '#lambdas/discovery/share-images/drawable.ts';

it.each([
  ['Dawn 🏃‍♀️ run', 'Dawn run'],
  ['Café Zürich – Łódź, 6:30 PM!', 'Café Zürich – Łódź, 6:30 PM!'],
  ['Бег 10K', '10K'],
  ['  Two   spaces ', 'Two spaces'],
])('leaves out what the typefaces of an image lack: %s', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});
