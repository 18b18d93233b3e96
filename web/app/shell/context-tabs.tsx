import { Link, useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { type Context, contexts } from './discover-contexts.ts';
import './around.css';

/** Where one looks stays the same in every context. */
const kept = ['lat', 'lng', 'near', 'bounds'];

/** On a narrow screen the tabs are a strip that is wider than the screen. */
const comeIntoView = (tab: HTMLElement | null) => tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** Ways between the contexts. */
export function ContextTabs({ current }: { current: Context }) {
  const [search] = useSearchParams();
  const where = new URLSearchParams([...search].filter(([name]) => kept.includes(name))).toString();
  return (
    <nav className="context-tabs" aria-label="What to discover">
      {contexts.map(({ context, text }) => (
        <Link
          key={context}
          to={`${paths.discoverContext(context)}${where && `?${where}`}`}
          ref={context === current ? comeIntoView : undefined}
          aria-current={context === current ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
