import { createElement as h } from 'react';
import { pageHeaders } from '#lambdas/accounts/ports/pages/page-headers.ts';
import type { RenderFailure } from '#lambdas/kernel/http/serve-pages.ts';
import { EventId } from '#shared/ids.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';
import { PublicPage } from '#web/blocks/public-page.ts';
import { renderPage } from '#web/blocks/render-page.ts';

const words = {
  missing: {
    title: 'Event not found',
    text: 'It may have been removed, or it’s private and the link is incomplete. Ask the person who sent it, or sign in if you’re on its list.',
  },
  failed: { title: 'Something went wrong on our end', text: 'Try again in a moment.' },
} as const;

/** The same for what does not exist and for what a stranger must not know of. Its host may be signed in: they are led on. */
export const missingPage: RenderFailure = (status, { path }) => {
  const { title, text } = status < 500 ? words.missing : words.failed;
  const eventId = EventId.safeParse(path.eventId).data;
  const app = eventId && { path: `/event/${eventId}`, eventId };
  const page = h(
    PublicPage,
    { title, description: text, hidden: true, ...(app && { app }) },
    h('h1', null, title),
    h('p', null, text),
    h(
      MoreLinks,
      null,
      h('a', { href: '/discover' }, 'Find other events'),
      h('a', { href: `/auth/login${eventId ? `?next=/evt/${eventId}` : ''}` }, 'Sign in'),
    ),
  );
  return { status: status < 500 ? 404 : status, headers: pageHeaders('no-store', true), body: renderPage(page) };
};
