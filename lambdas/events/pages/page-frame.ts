import { createHash } from 'node:crypto';
import { Html, html } from '#shared/html.ts';
import { productName } from '#shared/product.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';

export interface Framed {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** The one address of what the page shows. */
  readonly canonical?: string;
  /** Pages that must not be found by a search. */
  readonly hidden?: boolean;
  /** Where the app shows the same thing, and which event it is. */
  readonly app?: { readonly path: string; readonly eventId: string };
  /** What previews of a link show. */
  readonly picture?: { readonly url: string; readonly alt: string } | undefined;
  readonly structured?: unknown;
  readonly main: Html;
}

const inline = { style: new Html(`<style>${pageStyle}</style>`), script: new Html(`<script>${pageScript}</script>`) };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Our two inline texts by their hashes, links and pictures of our own, and nothing else. */
const policy = (ancestors: string, scripts: string) =>
  `default-src 'none'; style-src ${hashOf(pageStyle)}; script-src ${scripts}; img-src 'self' data:; ` +
  `base-uri 'none'; form-action 'self'; frame-ancestors ${ancestors}`;

/** Headers of a page that cannot be framed. */
export const pageHeaders = (cacheControl: string, hidden: boolean): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl,
  'content-security-policy': policy("'none'", hashOf(pageScript)),
  'x-frame-options': 'DENY',
  ...(hidden && { 'x-robots-tag': 'noindex' }),
});

/** Headers of a page that is made for other sites' frames: it runs nothing and takes nothing in. */
export const embedHeaders = (cacheControl: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl,
  'content-security-policy': policy('*', "'none'"),
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
});

/** A whole page: readable without scripts, light and dark, from 320 pixels on. */
export const frame = ({ title, main, app, ...head }: Framed): string =>
  html`<!doctype html>
<html lang="en"${app && html` data-app="${app.path}" data-event="${app.eventId}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${productName}</title>
${metadata({ title, ...head })}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${inline.style}
${inline.script}
</head>
<body>
<header><a class="brand" href="/discover">${productName}</a><a href="/auth/login">Sign in</a></header>
<main>
${main}
</main>
<footer><p>Find and host games near you on ${productName}. <a href="/discover">Look for more events</a></p></footer>
</body>
</html>
`.markup;

/** A page for a frame: no way around the product, nothing that runs. Links in it open beside the other site. */
export const bareFrame = (title: string, main: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${productName}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${inline.style}
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`.markup;

const metadata = ({
  title,
  description,
  canonical,
  hidden,
  picture,
  structured,
}: Omit<Framed, 'main' | 'app'>): Html => html`
<meta name="description" content="${description}">
${hidden && html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${productName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
${
  picture &&
  html`<meta property="og:image" content="${picture.url}">
<meta property="og:image:alt" content="${picture.alt}">
<meta name="twitter:image" content="${picture.url}">`
}
${
  canonical &&
  html`<link rel="canonical" href="${canonical}">
<meta property="og:url" content="${canonical}">`
}
${structured === undefined ? undefined : new Html(`<script type="application/ld+json">${inScript(structured)}</script>`)}`;

/** JSON that no browser can take for markup: neither the end of the script nor a comment. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
