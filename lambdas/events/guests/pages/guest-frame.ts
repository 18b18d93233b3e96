import { createElement as h } from 'react';
import { privatePage } from '#lambdas/accounts/ports/pages/private-page.ts';
import type { RenderFailure } from '#lambdas/kernel/http/serve-pages.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';

export const refusal = (title: string, text: string, eventUrl?: string, status = 409) =>
  privatePage({ title, status }, h('p', null, text), eventUrl && backToEvent(eventUrl));

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
