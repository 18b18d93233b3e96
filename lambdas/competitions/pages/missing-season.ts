import { createElement as h } from 'react';
import { embedHeaders } from '#lambdas/accounts/ports/pages/page-headers.ts';
import type { RenderFailure } from '#lambdas/kernel/http/serve-pages.ts';
import { EmbeddedPage } from '#web/blocks/embedded-page.ts';
import { renderPage } from '#web/blocks/render-page.ts';

const words = {
  missing: { title: 'Season not found', text: 'It may have been removed, or it’s private.' },
  failed: { title: 'Something went wrong on our end', text: 'Try again in a moment.' },
} as const;

/** The same for a season that does not exist and for one that a stranger must not know of. */
export const missingSeason: RenderFailure = (status) => {
  const { title, text } = status < 500 ? words.missing : words.failed;
  const page = h(EmbeddedPage, { title }, h('h1', null, title), h('p', null, text));
  return { status: status < 500 ? 404 : status, headers: embedHeaders('no-store'), body: renderPage(page) };
};
