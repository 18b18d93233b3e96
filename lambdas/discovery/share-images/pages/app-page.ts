import { createElement as h } from 'react';
import type { PageRequest, RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import type { FactsPart } from '#shared/competitions/seasons/home/season-facts.ts';
import { shareImagePath, shareImageSize } from '#shared/look/share-image.ts';
import { productName } from '#shared/product.ts';
import { AppHead } from '#web/blocks/app-head.ts';
import { renderPart } from '#web/blocks/render-page.ts';
import { SeasonFacts } from '#web/blocks/season-facts.ts';
import type { LinkPreview, LinkPreviewStore } from '../store.ts';
import type { AppDocument } from './app-document.ts';
import type { ReadFacts } from './read-season-facts.ts';
import type { FindHolder } from './shared-address.ts';

/** As for pages of events: a change is seen within seconds. */
const shared = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60, stale-if-error=600';

export interface Reading {
  readonly findHolder: FindHolder;
  readonly previews: Pick<LinkPreviewStore, 'find'>;
  readonly document: (now: Date) => Promise<AppDocument>;
  readonly origin: string;
}

/** What an address shows, and the one address of that. */
type FindShown = (
  request: PageRequest,
  reading: Reading,
) => Promise<{ readonly preview: LinkPreview; readonly path: string } | undefined>;

/** The app's document, whose head says what the preview of this link shows; of what is not public it says nothing. */
export const showAppPage =
  (find: FindShown, reading: Reading, readFacts?: ReadFacts): RenderPage =>
  async (request) => {
    const { document, origin } = reading;
    const [{ html, headers }, shown] = await Promise.all([document(request.now), find(request, reading)]);
    const facts = shown && readFacts ? await readFacts(shown.preview.refId, request.now) : [];
    const body = shown ? withPreview(html, shown.preview, `${origin}${shown.path}`, origin, facts) : html;
    return { headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': shared }, body };
  };

function withPreview(
  html: string,
  preview: LinkPreview,
  canonical: string,
  origin: string,
  facts: readonly FactsPart[],
): string {
  const { refId, version, title } = preview;
  if (title === undefined) return html;
  const description = [facts[0] && `${facts[0].title}.`, preview.description].filter(Boolean).join(' ');
  const picture = { url: `${origin}${shareImagePath({ refId, version })}`, alt: title, ...shareImageSize };
  const head = renderPart(h(AppHead, { heading: `${title} · ${productName}`, title, description, canonical, picture }));
  const words = facts.length > 0 ? renderPart(h(SeasonFacts, { title, facts })) : '';
  return html
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('</noscript>', () => `${words}</noscript>`);
}
