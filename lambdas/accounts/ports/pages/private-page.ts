import { createElement as h, type ReactNode } from 'react';
import { PublicPage } from '#web/blocks/public-page.ts';
import { renderPage } from '#web/blocks/render-page.ts';
import { pageHeaders } from './page-headers.ts';

interface PrivatePage {
  readonly title: string;
  readonly status?: number;
  /** True where the page is a template of its own, which has its own heading. */
  readonly isWide?: boolean;
}

/** A page for one person without a session: never cached, found by no search, and its address told to no other site. */
export const privatePage = ({ title, status = 200, isWide = false }: PrivatePage, ...main: readonly ReactNode[]) => ({
  status,
  headers: { ...pageHeaders('private, no-store', true), 'referrer-policy': 'no-referrer' },
  body: renderPage(
    h(PublicPage, { title, description: title, hidden: true, isWide }, !isWide && h('h1', null, title), ...main),
  ),
});

/** Sends the browser on, so that going back or loading again posts nothing a second time. */
export const sendOn = (location: string) => ({
  status: 303,
  headers: { location, 'cache-control': 'private, no-store' },
});
