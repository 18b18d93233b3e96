import { createElement as h } from 'react';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { shareImagePath, shareImageSize } from '#shared/look/share-image.ts';
import { productName } from '#shared/product.ts';
import { Slug } from '#shared/teams/schemas.ts';
import { AppHead } from '#web/blocks/app-head.ts';
import { renderPart } from '#web/blocks/render-page.ts';
import type { LinkPreview, LinkPreviewStore } from '../store.ts';
import type { AppDocument } from './app-document.ts';
import type { AddressKind, FindHolder } from './shared-address.ts';

/** As for pages of events: a change is seen within seconds. */
const shared = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60, stale-if-error=600';

/** A thing by its id, and as the address named it. */
interface Addressed {
  readonly refId: string;
  readonly asked: string;
}

interface Reading {
  readonly findHolder: FindHolder;
  readonly previews: Pick<LinkPreviewStore, 'find'>;
  readonly document: (now: Date) => Promise<AppDocument>;
  readonly origin: string;
}

/**
 * The app's document, whose head says what the preview of this link shows; of what is not public it says nothing.
 * @param kind where the thing has an address of its own besides its id
 */
export const showAppPage =
  (
    pathOf: (of: Addressed) => string,
    { previews, findHolder, document, origin }: Reading,
    kind?: AddressKind,
  ): RenderPage =>
  async ({ path: { id: asked = '' }, now }) => {
    const slug = kind && Slug.safeParse(asked).data;
    const find = async () => previews.find((slug && (await findHolder(kind, slug))) || asked);
    const [{ html, headers }, preview] = await Promise.all([document(now), find()]);
    const canonical = preview && `${origin}${pathOf({ refId: preview.refId, asked })}`;
    const body = preview && canonical ? withPreview(html, preview, canonical, origin) : html;
    return { headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': shared }, body };
  };

function withPreview(html: string, preview: LinkPreview, canonical: string, origin: string): string {
  const { refId, version, title, description = '' } = preview;
  if (title === undefined) return html;
  const picture = { url: `${origin}${shareImagePath({ refId, version })}`, alt: title, ...shareImageSize };
  const head = renderPart(h(AppHead, { heading: `${title} · ${productName}`, title, description, canonical, picture }));
  return html
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${head}</head>`);
}
