import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { productName } from '#shared/product.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

interface PageProps {
  /** The document's title, and the heading unless that is given. */
  readonly title: string;
  readonly heading?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** The page above this one, for pages below a team, an event or a season. */
  readonly back?: { readonly to: string; readonly text: string };
  /** Forms and texts read better in a column than across a wide screen. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** A page: one `h1`, which takes the focus after a navigation, and the document's title. */
export function Page({ title, heading = title, description, actions, back, width = 'wide', children }: PageProps) {
  const headingRef = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  useEffect(() => {
    moveFocusTo(headingRef.current?.querySelector('h1'), pathname);
  }, [pathname]);
  return (
    <div className={`page page-${width}`}>
      <SpaceBetween size="l">
        <div ref={headingRef}>
          {back && (
            <Link className="page-back" to={back.to}>
              <LineIcon name="chevron-left" size={16} />
              {back.text}
            </Link>
          )}
          <Header variant="h1" description={description} actions={actions}>
            {heading}
          </Header>
        </div>
        {children}
      </SpaceBetween>
    </div>
  );
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
