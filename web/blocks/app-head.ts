import { Fragment, createElement as h } from 'react';
import { LinkPreview, type LinkPreviewProps } from './link-preview.ts';

interface AppHeadProps extends LinkPreviewProps {
  /** Of the tab. */
  readonly heading: string;
}

/** What the server adds to the head of the app's document. */
export const AppHead = ({ heading, ...preview }: AppHeadProps) =>
  h(Fragment, null, h('title', null, heading), h(LinkPreview, preview));
