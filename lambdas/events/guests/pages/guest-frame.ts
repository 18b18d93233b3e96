import type { RenderFailure } from '#lambdas/kernel/http/serve-pages.ts';
import { type Html, html } from '#shared/html.ts';
import { frame, pageHeaders } from '../../pages/page-frame.ts';

/** A page for one person alone: never cached, found by no search, and its address told to no other site. */
export const guestPage = (title: string, main: Html, status = 200) => ({
  status,
  headers: { ...pageHeaders('private, no-store', true), 'referrer-policy': 'no-referrer' },
  body: frame({ title, description: title, hidden: true, main: html`<h1>${title}</h1>${main}` }),
});

/** Sends the browser on, so that going back or loading again posts nothing a second time. */
export const sendOn = (location: string) => ({
  status: 303,
  headers: { location, 'cache-control': 'private, no-store' },
});

export const refusal = (title: string, text: string, eventUrl?: string, status = 409) =>
  guestPage(
    title,
    html`<p>${text}</p>${eventUrl && html`<p class="also"><a href="${eventUrl}">Back to the event</a></p>`}`,
    status,
  );

const words: Readonly<Record<number, readonly [title: string, text: string]>> = {
  404: ['That link does not work', 'It is not whole, or what it was for is gone. Open it again from the mail.'],
  429: ['That is too often', 'Please wait an hour and try again. The link in the newest mail still works.'],
};

export const guestFailure: RenderFailure = (status) => {
  const [title, text] = words[status] ?? ['Something went wrong on our side', 'Please try again in a moment.'];
  return refusal(title, text, undefined, status);
};
