import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { productName } from '#shared/product.ts';

/** The document's title, and what holds the page's one `h1`: that takes the focus after a navigation. */
export function usePageHeading<Holder extends HTMLElement>(title: string): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  useEffect(() => {
    const found = holder.current;
    moveFocusTo(found?.matches('h1') ? found : found?.querySelector('h1'), pathname);
  }, [pathname]);
  return holder;
}

let shownPath: string | undefined;
let hasNavigated = false;

/**
 * Not on the first page of a visit, where the browser's own order begins at the top; again when what stood in for a page
 * gives way to it and takes the focus along.
 */
function moveFocusTo(heading: HTMLElement | null | undefined, pathname: string): void {
  const isNavigation = shownPath !== undefined && shownPath !== pathname;
  hasNavigated ||= isNavigation;
  shownPath = pathname;
  const isLost = hasNavigated && document.activeElement === document.body;
  if (!heading || !(isNavigation || isLost)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
