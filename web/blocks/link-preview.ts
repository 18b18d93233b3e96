import { createElement as h, type ReactNode } from 'react';
import { productName } from '#shared/product.ts';

export interface LinkPreviewProps {
  readonly title: string;
  readonly description: string;
  /** The one address of what the page shows. */
  readonly canonical?: string | undefined;
  readonly picture?:
    | { readonly url: string; readonly alt: string; readonly width?: number; readonly height?: number }
    | undefined;
}

/** What search results and previews of a link show; it stands in the head. */
export const LinkPreview = ({ title, description, canonical, picture }: LinkPreviewProps): ReactNode => [
  named('description', description),
  property('og:type', 'website'),
  property('og:site_name', productName),
  property('og:title', title),
  property('og:description', description),
  named('twitter:card', picture ? 'summary_large_image' : 'summary'),
  named('twitter:title', title),
  named('twitter:description', description),
  picture && [
    property('og:image', picture.url),
    property('og:image:alt', picture.alt),
    picture.width && property('og:image:width', String(picture.width)),
    picture.height && property('og:image:height', String(picture.height)),
    named('twitter:image', picture.url),
  ],
  canonical && [h('link', { key: 'canonical', rel: 'canonical', href: canonical }), property('og:url', canonical)],
];

const named = (name: string, content: string) => h('meta', { key: name, name, content });

const property = (name: string, content: string) => h('meta', { key: name, property: name, content });
