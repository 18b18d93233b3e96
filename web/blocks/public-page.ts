import { createElement as h, type ReactNode } from 'react';
import { productName } from '#shared/product.ts';
import { LinkPreview, type LinkPreviewProps } from './link-preview.ts';
import { LineIcon } from './look/line-icon.ts';
import { PageHead } from './page-head.ts';
import { pageScript } from './page-script.ts';

interface Props extends LinkPreviewProps {
  readonly hidden?: boolean;
  /** True for a template of its own; other pages are a card with text on it. */
  readonly isWide?: boolean;
  /** Where the app shows the same thing, and which event it is. */
  readonly app?: { readonly path: string; readonly eventId: string };
  /** What search engines read: https://schema.org */
  readonly structured?: unknown;
  readonly children?: ReactNode;
}

/** A whole page: readable without scripts, light and dark, from 320 pixels on. */
export const PublicPage = ({ hidden, isWide, app, structured, children, ...preview }: Props) =>
  h(
    'html',
    { lang: 'en', 'data-app': app?.path, 'data-event': app?.eventId },
    h(
      PageHead,
      { title: preview.title, hidden },
      h(LinkPreview, preview),
      structured !== undefined && h('script', { type: 'application/ld+json' }, inScript(structured)),
      h('script', null, pageScript),
    ),
    h(
      'body',
      null,
      h(
        'header',
        { className: 'top' },
        h('a', { className: 'brand', href: '/discover' }, productName),
        h('a', { href: '/auth/login' }, 'Sign in'),
      ),
      h('main', { className: isWide ? undefined : 'sheet' }, children),
      h(
        'footer',
        null,
        `Find and host games near you on ${productName}. `,
        h('a', { href: '/discover' }, 'See more events'),
      ),
      h(Places),
    ),
  );

/** Within a thumb's reach on a phone. */
const Places = () =>
  h(
    'nav',
    { className: 'bottom', 'aria-label': 'Main' },
    h('a', { href: '/discover' }, h(LineIcon, { name: 'search' }), 'Discover'),
    h('a', { href: '/city-search' }, h(LineIcon, { name: 'pin' }), 'City'),
    h('a', { href: '/auth/login' }, h(LineIcon, { name: 'user' }), 'Sign in'),
  );

/** JSON that no browser can take for markup: neither the end of the script nor a comment. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
