import { readFileSync } from 'node:fs';
import { type Html, html } from '#shared/html.ts';
import { formatMoney } from '#shared/money.ts';
import type { Reply } from '../../front/answer.ts';

export const providerStyle = readFileSync(new URL('style.css', import.meta.url));

/** Without form-action: the answer to a form leads back to the product, on whichever of its hosts that is. */
const policy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Frame {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
}

/** A page of the provider, which is not a page of the product and says so. */
export const frame = ({ title, body, status = 200 }: Frame): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  headers: { 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local Stripe</title>
<link rel="stylesheet" href="/_local/stripe/style.css">
</head>
<body>
<header><p><strong>Local Stripe</strong> This page stands in for Stripe on this machine. No money moves; enter test cards only.</p></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.markup,
});

/** The browser goes on with a GET. */
export const seeOther = (location: string): Reply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
});

export const alertOf = (message: string | undefined): Html | undefined =>
  message === undefined ? undefined : html`<p class="alert" role="alert">${message}</p>`;

/** `$12.66` of `1266` and `usd`. */
export const moneyOf = (amountMinor: number, currency: string): string =>
  formatMoney({ amountMinor, currency: currency.toUpperCase() });
