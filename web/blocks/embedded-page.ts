import { createElement as h, type ReactNode } from 'react';
import { embedStyle } from './embed-style.ts';
import { PageHead } from './page-head.ts';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A page for a frame on another site: no way around the product, nothing that runs. Links in it open beside that site. */
export const EmbeddedPage = ({ title, children }: Props) =>
  h(
    'html',
    { lang: 'en' },
    h(PageHead, { title, hidden: true, style: embedStyle }),
    h('body', null, h('main', { className: 'embed' }, children)),
  );
