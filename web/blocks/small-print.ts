import { createElement as h, type ReactNode } from 'react';

/** A paragraph of what is good to know. */
export const SmallPrint = ({ children }: { readonly children?: ReactNode }) => h('p', null, h('small', null, children));
