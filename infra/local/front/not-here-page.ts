import { html } from '#shared/html.ts';
import { productName } from '#shared/product.ts';
import type { Reply } from './answer.ts';

/** What a host without a site answers (decision D5): a page with the way to the product, never a redirect. */
export const notHerePage = (host: string, mainOrigin: string): Reply => ({
  status: 404,
  type: 'text/html; charset=utf-8',
  headers: { 'cache-control': 'no-store' },
  body: html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No site here · ${productName}</title>
<link rel="stylesheet" href="/_local/style.css">
</head>
<body>
<main>
<h1>There is no site here</h1>
<p>No site is published at ${host}.</p>
<p><a href="${mainOrigin}">Go to ${productName}</a></p>
</main>
</body>
</html>
`.markup,
});
