import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fullNameHint } from '#shared/people/profile/names.ts';

const css = readFileSync(new URL('../../../web/app/features/people/profile/edit/profile.css', import.meta.url), 'utf8');

it('shows the hint under the full name on screens of up to 483 pixels, and on no wider one', () => {
  const [anyWidth = '', narrow = ''] = css.split('@media (max-width: 483px)');
  expect(anyWidth).toMatch(/\.full-name-hint \{\s*display: none;/);
  expect(narrow).toMatch(/\.full-name-hint \{\s*display: block;/);
  expect(fullNameHint).toBe('Use your first and last name: organizers see it on rosters.');
});
