import { createElement as h, type ReactNode } from 'react';

/** Where else the reader may go. */
export const MoreLinks = ({ children }: { readonly children?: ReactNode }) => h('p', { className: 'also' }, children);
