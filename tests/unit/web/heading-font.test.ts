import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { headingFaces, headingFont, headingFontPath, headingStandIn } from '#shared/look/heading-font.ts';
import { measures } from '#shared/look/tokens.ts';
import { pageStyle } from '#web/blocks/page-style.ts';

it('is named for the installed version, so that a new one has another address', () => {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/bricolage-grotesque/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(headingFontPath).toBe(`/assets/bricolage-grotesque-${version}.woff2`);
});

it('comes after a stand-in that is as wide, for the app and the server’s pages alike', () => {
  expect(measures['font-heading']).toMatch(new RegExp(`^'${headingFont}', '${headingStandIn}', `));
  expect(headingFaces.match(/@font-face/g)).toHaveLength(2);
  expect(headingFaces).toContain('font-display:swap');
  expect(pageStyle).toContain(`url(${headingFontPath})`);
  expect(pageStyle).toContain('size-adjust');
});
