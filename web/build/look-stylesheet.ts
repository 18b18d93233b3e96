import type { build as Build } from 'esbuild';
import type { Plugin } from 'vite';
import { headingFaces } from '#shared/look/heading-font.ts';
import { appTokens } from '#shared/look/tokens.ts';
import { lookStyle } from '#web/blocks/look/look-style.ts';
import { cloudscapeTheme, phoneTheme } from './cloudscape-theme.ts';

const stylesheet = /web[\\/]app[\\/]shell[\\/]frame[\\/]look\.css$/;

/**
 * Fills `look.css` with the tokens, the drawn parts, the heading font and Cloudscape's theme while building: the content security policy
 * forbids the style element that Cloudscape's `applyTheme` adds at run time.
 */
export const lookStylesheet = (build: typeof Build): Plugin => ({
  name: 'look-stylesheet',
  enforce: 'pre',
  transform: {
    filter: { id: stylesheet },
    async handler() {
      return { code: [headingFaces, await themeOfComponents(build), appTokens, lookStyle].join('\n'), map: null };
    },
  },
});

/** Cloudscape's generator imports a folder, which only a bundler resolves. */
async function themeOfComponents(build: typeof Build): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '@cloudscape-design/components/theming'`, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { generateThemeStylesheet } = (await import(
    `data:text/javascript;base64,${code}`
  )) as typeof import('@cloudscape-design/components/theming');
  const onPhones = generateThemeStylesheet({ theme: phoneTheme });
  return `${generateThemeStylesheet({ theme: cloudscapeTheme })}@media (max-width:688px){${onPhones}}`;
}
