import { createElement as h, type ReactNode } from 'react';
import { productName } from '#shared/product.ts';
import { pageStyle } from './page-style.ts';

interface Props {
  /** Without the product's name. */
  readonly title: string;
  /** Pages that must not be found by a search. */
  readonly hidden?: boolean | undefined;
  /** Where it is not that of our own pages. */
  readonly style?: string;
  readonly children?: ReactNode;
}

/** The head that all pages share; the style stands in it, so that nothing is fetched before the first paint. */
export const PageHead = ({ title, hidden, style = pageStyle, children }: Props) =>
  h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', null, `${title} · ${productName}`),
    hidden && h('meta', { name: 'robots', content: 'noindex' }),
    h('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    children,
    h('style', null, style),
  );
