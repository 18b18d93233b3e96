import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { type Context, contexts } from './contexts.ts';

/** Ways between the contexts. */
export const ContextTabs = ({ current }: { current: Context }) => (
  <nav className="context-tabs" aria-label="What to discover">
    {contexts.map(({ context, text }) => (
      <Link key={context} to={paths.discoverContext(context)} aria-current={context === current ? 'page' : undefined}>
        {text}
      </Link>
    ))}
  </nav>
);
