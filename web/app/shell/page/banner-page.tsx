import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { inkOn } from '#shared/look/contrast.ts';
import type { BrandColours } from '#shared/teams/details/brand-colours.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { type PageTab, PageTabs } from './page-tabs.tsx';
import { usePageHeading } from './use-page-heading.ts';
import './banner-page.css';

interface BannerPageProps {
  readonly title: string;
  /** Where it says more than the title. */
  readonly documentTitle?: string | undefined;
  /** The kind, place and size of what the page is about, in one line. */
  readonly line: ReactNode;
  readonly cover: ReactNode;
  /** A crest or sport tile, which overlaps the cover. */
  readonly mark: ReactNode;
  readonly actions?: ReactNode;
  readonly back?: { readonly to: string; readonly text: string } | undefined;
  readonly tabs?: readonly PageTab[];
  /** Tints the main button and the current tab. */
  readonly colors?: BrandColours | undefined;
  readonly children: ReactNode;
}

/** The page of a team, season, tournament or organization: cover, crest, name, one line of facts, the main action, tabs. */
export function BannerPage({
  title,
  documentTitle = title,
  line,
  cover,
  mark,
  actions,
  back,
  tabs = [],
  colors,
  children,
}: BannerPageProps) {
  const headingRef = usePageHeading<HTMLDivElement>(documentTitle);
  return (
    <div className="page page-wide banner-page" style={colors && brandOf(colors)}>
      <header className="banner">
        <div className="banner-cover">{cover}</div>
        {back && (
          <div className="banner-back">
            <Link className="page-back" to={back.to}>
              <LineIcon name="chevron-left" size={16} />
              {back.text}
            </Link>
          </div>
        )}
        <div className="banner-head">
          <div className="banner-mark">{mark}</div>
          <div className="banner-title" ref={headingRef}>
            <h1>{title}</h1>
            <p>{line}</p>
          </div>
          {actions && <div className="banner-actions">{actions}</div>}
        </div>
        {tabs.length > 1 && <PageTabs label={title} tabs={tabs} />}
      </header>
      {children}
    </div>
  );
}

/** Custom properties for the styles below the page. */
function brandOf({ main }: BrandColours): CSSProperties {
  const properties: Readonly<Record<`--${string}`, string>> = { '--brand': main, '--on-brand': inkOn(main) };
  return properties;
}
