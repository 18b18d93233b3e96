import { createHash } from 'node:crypto';
import { embedStyle } from '#web/blocks/embed-style.ts';
import { pageScript } from '#web/blocks/page-script.ts';
import { pageStyle } from '#web/blocks/page-style.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Our inline style and script by their hashes, links, pictures and the heading font of our own, and nothing else. */
const policy = (ancestors: string, style: string, scripts: string) =>
  `default-src 'none'; style-src ${hashOf(style)}; script-src ${scripts}; img-src 'self' data:; font-src 'self'; ` +
  `base-uri 'none'; form-action 'self'; frame-ancestors ${ancestors}`;

/** Headers of a page that cannot be framed. */
export const pageHeaders = (cacheControl: string, hidden: boolean): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl,
  'content-security-policy': policy("'none'", pageStyle, hashOf(pageScript)),
  'x-frame-options': 'DENY',
  ...(hidden && { 'x-robots-tag': 'noindex' }),
});

/** Headers of a page that is made for other sites' frames: it runs nothing and takes nothing in. */
export const embedHeaders = (cacheControl: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl,
  'content-security-policy': policy('*', embedStyle, "'none'"),
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
});
