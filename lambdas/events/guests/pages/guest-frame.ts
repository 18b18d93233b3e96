import { createElement as h, type ReactNode } from 'react';
import type { RenderFailure } from '#lambdas/kernel/http/serve-pages.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';
import { PublicPage } from '#web/blocks/public-page.ts';
import { renderPage } from '#web/blocks/render-page.ts';
import { pageHeaders } from '../../pages/page-headers.ts';

interface GuestPage {
  readonly title: string;
  readonly status?: number;
}

/** A page for one person alone: never cached, found by no search, and its address told to no other site. */
export const guestPage = ({ title, status = 200 }: GuestPage, ...main: readonly ReactNode[]) => ({
  status,
  headers: { ...pageHeaders('private, no-store', true), 'referrer-policy': 'no-referrer' },
  body: renderPage(h(PublicPage, { title, description: title, hidden: true }, h('h1', null, title), ...main)),
});

/** Sends the browser on, so that going back or loading again posts nothing a second time. */
export const sendOn = (location: string) => ({
  status: 303,
  headers: { location, 'cache-control': 'private, no-store' },
});

export const refusal = (title: string, text: string, eventUrl?: string, status = 409) =>
  guestPage({ title, status }, h('p', null, text), eventUrl && backToEvent(eventUrl));

/** What a form lacks: browsers refuse most of it before, the rest is said here. */
export const corrections = (text: string) => refusal('Please correct what you wrote', text, undefined, 400);

export const backToEvent = (eventUrl: string) => h(MoreLinks, null, h('a', { href: eventUrl }, 'Back to the event'));

const words: Readonly<Record<number, readonly [title: string, text: string]>> = {
  404: ['That link does not work', 'It is not whole, or what it was for is gone. Open it again from the mail.'],
  429: ['That is too often', 'Please wait an hour and try again. The link in the newest mail still works.'],
};

export const guestFailure: RenderFailure = (status) => {
  const [title, text] = words[status] ?? ['Something went wrong on our end', 'Try again in a moment.'];
  return refusal(title, text, undefined, status);
};
