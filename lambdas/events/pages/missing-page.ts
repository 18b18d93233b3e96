import type { RenderFailure } from '#lambdas/kernel/http/serve-pages.ts';
import { html } from '#shared/html.ts';
import { EventId } from '#shared/ids.ts';
import { frame, pageHeaders } from './page-frame.ts';

const words = {
  missing: {
    title: 'There is no such event',
    text: 'It may have been taken down, or it is private and the link is incomplete. Ask the person who sent it to you, or sign in if you are on its list.',
  },
  failed: { title: 'Something went wrong on our side', text: 'Please try again in a moment.' },
} as const;

/** The same for what does not exist and for what a stranger must not know of. Its host may be signed in: they are led on. */
export const missingPage: RenderFailure = (status, { path }) => {
  const { title, text } = status < 500 ? words.missing : words.failed;
  const eventId = EventId.safeParse(path.eventId).data;
  const body = frame({
    title,
    description: text,
    hidden: true,
    ...(eventId && { app: { path: `/event/${eventId}`, eventId } }),
    main: html`<h1>${title}</h1><p>${text}</p><p class="also"><a href="/discover">Find other events</a><a href="/auth/login${eventId && `?next=/evt/${eventId}`}">Sign in</a></p>`,
  });
  return { status: status < 500 ? 404 : status, headers: pageHeaders('no-store', true), body };
};
