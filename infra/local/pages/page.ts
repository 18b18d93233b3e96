import { type Html, html } from '#shared/html.ts';
import { productName } from '#shared/product.ts';
import type { Reply } from '../front/answer.ts';

const places = [
  ['/_local', 'This machine'],
  ['/_local/status', 'Status'],
  ['/_local/mail', 'Mail'],
  ['/_local/messages', 'Messages'],
  ['/_local/jobs', 'Jobs'],
  ['/_local/clock', 'Clock'],
] as const;

/** These pages show one frame, a mail, and run no script. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface Page {
  readonly title: string;
  readonly path: string;
  readonly body: Html;
  readonly status?: number;
}

/** A page about the local run itself. */
export const page = ({ title, path, body, status = 200 }: Page): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  headers: { 'content-security-policy': policy, 'cache-control': 'no-store' },
  body: html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${productName} on this machine</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/_local/style.css">
</head>
<body>
<header><nav aria-label="This machine"><ul>
<li><a href="/">${productName}</a></li>
${places.map(([href, name]) => html`<li><a href="${href}"${href === path ? html` aria-current="page"` : ''}>${name}</a></li>\n`)}</ul></nav></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.markup,
});
