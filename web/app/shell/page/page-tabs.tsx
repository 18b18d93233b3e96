import { Link } from 'react-router';
import './page-tabs.css';

/** One part of a page with an address of its own. */
export interface PageTab {
  readonly text: string;
  readonly to: string;
  readonly isCurrent?: boolean;
}

interface PageTabsProps {
  /** What the tabs belong to, for screen readers. */
  readonly label: string;
  readonly tabs: readonly PageTab[];
}

/** On a phone the strip is wider than the screen: it is scrolled, so that the current tab is in view. */
function showInStrip(tab: HTMLElement | null): void {
  const strip = tab?.parentElement;
  if (strip) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.clientWidth) / 2;
}

/** The parts of a page as links: each can be shared, and Back works. */
export const PageTabs = ({ label, tabs }: PageTabsProps) => (
  <nav className="page-tabs" aria-label={label}>
    {tabs.map(({ text, to, isCurrent }) => (
      <Link
        key={text}
        to={to}
        preventScrollReset
        ref={isCurrent ? showInStrip : undefined}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {text}
      </Link>
    ))}
  </nav>
);
