import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { usePageHeading } from './use-page-heading.ts';

interface PageProps {
  /** The document's title, and the heading unless that is given. */
  readonly title: string;
  readonly heading?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** The page above this one, for pages below a team, an event or a season. */
  readonly back?: { readonly to: string; readonly text: string };
  /** Drawn above the heading. */
  readonly cover?: ReactNode;
  /** Forms and texts read better in a column than across a wide screen. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** A page: one `h1`, which takes the focus after a navigation, and the document's title. */
export function Page({
  title,
  heading = title,
  cover,
  width = 'wide',
  children,
  back,
  description,
  actions,
}: PageProps) {
  const headingRef = usePageHeading<HTMLDivElement>(title);
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
          {cover}
          <div className="page-title">
            <div className="page-words">
              <h1>{heading}</h1>
              {description && <div className="page-description">{description}</div>}
            </div>
            {actions && <div className="page-actions">{actions}</div>}
          </div>
        </div>
        {children}
      </SpaceBetween>
    </div>
  );
}
