import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { productName } from '#shared/product.ts';

/** Sets the document's title. The returned ref goes around the page's `h1`, which takes the focus after a navigation. */
export function usePageHeading<Around extends HTMLElement>(title: string): RefObject<Around | null> {
  const headingRef = useRef<Around>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  useEffect(() => {
    moveFocusTo(headingRef.current?.querySelector('h1'), pathname);
  }, [pathname]);
  return headingRef;
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
