import type { ComponentType } from 'react';
import { type ActionFunction, type LoaderFunction, matchRoutes, type ShouldRevalidateFunction } from 'react-router';
import { pathOf } from './route-path.ts';
import { routesOf } from './routes.ts';

/** What a page's module exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

const pages = import.meta.glob<PageModule>('../features/**/*-page.tsx');

/** The code of a page by its file below `features`. */
export const pageCode = (page: string) => pages[`../features/${page}`];

/** Fetches the code of the page at an address of the main host. What can't be fetched now is fetched when it is opened. */
export function fetchPageCode(pathname: string): void {
  const shapes = routesOf('main').map((entry) => ({ path: pathOf(entry), handle: entry }));
  const [match] = matchRoutes<(typeof shapes)[number]>(shapes, pathname) ?? [];
  const { page, redirectTo } = match?.route.handle ?? {};
  if (page) pageCode(page)?.().catch(() => undefined);
  else if (redirectTo && !redirectTo.includes('*')) fetchPageCode(`/${redirectTo}`);
}
