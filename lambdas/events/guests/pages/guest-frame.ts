import { createElement as h, type ReactNode } from 'react';
import type { RenderFailure } from '#lambdas/kernel/http/serve-pages.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';
import { PublicPage } from '#web/blocks/public-page.ts';
import { renderPage } from '#web/blocks/render-page.ts';
import { pageHeaders } from '../../ports/pages/page-headers.ts';

interface GuestPage {
  readonly title: string;
  readonly status?: number;
  /** True where the page is an event's template, which has its own heading. */
  readonly isWide?: boolean;
}

/** A page for one person alone: never cached, found by no search, and its address told to no other site. */
export const guestPage = ({ title, status = 200, isWide = false }: GuestPage, ...main: readonly ReactNode[]) => ({
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

export const refusal = (title: string, text: string, eventUrl?: string, status = 409) =>
  guestPage({ title, status }, h('p', null, text), eventUrl && backToEvent(eventUrl));

/** What a form lacks: browsers refuse most of it before, the rest is said here. */
export const corrections = (text: string) => refusal('Please check your details', text, undefined, 400);

export const backToEvent = (eventUrl: string) => h(MoreLinks, null, h('a', { href: eventUrl }, 'Back to the event'));

const words: Readonly<Record<number, readonly [title: string, text: string]>> = {
  404: ['This link doesn’t work', 'This link is incomplete or has expired. Open it again from the email we sent you.'],
  429: ['Too many tries', 'Please try again in an hour. The link in your newest email still works.'],
};

export const guestFailure: RenderFailure = (status) => {
  const [title, text] = words[status] ?? ['Something went wrong on our end', 'Try again in a moment.'];
  return refusal(title, text, undefined, status);
};
