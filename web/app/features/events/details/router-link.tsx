import { Link } from 'react-router';
import type { LinkTo } from '#web/blocks/event/event-facts.ts';

/** A link of the template that goes on without loading anew. */
export const RouterLink: LinkTo = ({ href, children }) => <Link to={href}>{children}</Link>;
