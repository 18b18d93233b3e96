import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../../../web/app/shell/page/skeletons.css', import.meta.url), 'utf8');

it('keeps the banner 224 pixels high under 1201, and 383 from there on', () => {
  const [narrow = '', wide = ''] = css.split('@media (min-width: 1201px)');
  expect(narrow).toMatch(/\.skeleton-banner \{\s*height: 224px;/);
  expect(wide).toMatch(/\.skeleton-banner \{\s*height: 383px;/);
});
