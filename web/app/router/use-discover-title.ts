import { useLocation } from 'react-router';
import type { Context } from './discover-contexts.ts';
import { paths } from './paths.ts';

/** The heading of a page that stands at two addresses: as one of the contexts of discovering, and as itself. */
export const useDiscoverTitle = (context: Context, otherwise: string): string =>
  useLocation().pathname === paths.discoverContext(context) ? `Discover ${context}` : otherwise;
