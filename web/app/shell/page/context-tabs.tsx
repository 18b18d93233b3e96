import { Link, useSearchParams } from 'react-router';
import { type Context, contexts } from '#web/app/router/discover-contexts.ts';
import { paths } from '#web/app/router/paths.ts';
import '#web/app/map/around.css';

/** Where one looks stays the same in every context. */
const kept = ['lat', 'lng', 'near', 'bounds'];

/**
 * On a narrow screen the tabs are a strip that is wider than the screen. The strip is moved, not the tab called into view:
 * from such an element browsers go on with the Tab key, and a reader who presses it first would miss the way to the content.
 */
function comeIntoView(tab: HTMLElement | null): void {
  const strip = tab?.parentElement;
  if (strip) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.clientWidth) / 2;
}

export type Tab = Context | 'tournaments';

/** The contexts, and tournaments, which have a page of their own. */
const tabs: readonly { readonly tab: Tab; readonly text: string; readonly to: string }[] = [
  ...contexts.map(({ context, text }) => ({ tab: context, text, to: paths.discoverContext(context) })),
  { tab: 'tournaments', text: 'Tournaments', to: paths.tournaments },
];

/** Each context where the reader looks now. */
export function contextPaths(search: URLSearchParams) {
  const where = new URLSearchParams([...search].filter(([name]) => kept.includes(name))).toString();
  return tabs.map(({ to, ...tab }) => ({ ...tab, to: `${to}${where && `?${where}`}` }));
}

/** Ways between what can be discovered. */
export function ContextTabs({ current }: { current: Tab }) {
  const [search] = useSearchParams();
  return (
    <nav className="context-tabs" aria-label="What to discover">
      {contextPaths(search).map(({ tab, text, to }) => (
        <Link
          key={tab}
          to={to}
          ref={tab === current ? comeIntoView : undefined}
          aria-current={tab === current ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
