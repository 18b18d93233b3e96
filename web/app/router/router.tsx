import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import type { HostType } from '#shared/hosts.ts';
import { AppShell } from '#web/app/shell/frame/app-shell.tsx';
import { BareShell } from '#web/app/shell/frame/bare-shell.tsx';
import { LoadingPage } from '#web/app/shell/frame/loading-page.tsx';
import { PageError } from '#web/app/shell/frame/page-error.tsx';
import { loadShell } from '#web/app/shell/frame/shell-data.ts';
import { guard, guardPrefixes } from './guards.ts';
import { keepRead } from './keep-read.ts';
import { type PageModule, pageCode } from './page-code.ts';
import type { RouteEntry, RouteHandle } from './route-entry.ts';
import { pathOf } from './route-path.ts';
import { routesOf } from './routes.ts';

const notFound = () => import('#web/app/shell/frame/not-found-page.tsx');

/** The pages of a kind of host, inside the shell. An error keeps the shell and replaces the page. */
export const routeObjects = (host: HostType): RouteObject[] => [
  host === 'main' ? mainShell() : { Component: BareShell, children: pagesOf(host) },
];

const mainShell = (): RouteObject => ({
  id: 'shell',
  Component: AppShell,
  loader: loadShell,
  // Who is signed in may be another after any change that leads on.
  shouldRevalidate: () => true,
  HydrateFallback: LoadingPage,
  ErrorBoundary: PageError,
  middleware: [guardPrefixes],
  children: pagesOf('main'),
});

const pagesOf = (host: HostType): RouteObject[] => [
  { ErrorBoundary: PageError, HydrateFallback: LoadingPage, children: routesOf(host).map(toRouteObject) },
];

export const createRouter = (host: HostType) => createBrowserRouter(routeObjects(host));

function toRouteObject(entry: RouteEntry): RouteObject {
  const path = pathOf(entry);
  if (entry.redirectTo !== undefined) return { path, Component: LoadingPage, loader: redirectTo(entry.redirectTo) };
  const { asksBeforeLeaving } = entry;
  const handle: RouteHandle = { ...(asksBeforeLeaving && { asksBeforeLeaving }) };
  const page = entry.page && pageCode(entry.page);
  if (!page) return { path, handle, lazy: notFound };
  return {
    path,
    handle,
    lazy: async () => keeping(await page()),
    ...(entry.guards.length > 0 && { middleware: [guard(entry.guards)] }),
  };
}

const keeping = ({ loader, ...page }: PageModule): PageModule => ({
  ...page,
  ...(loader && { loader: keepRead(loader) }),
});

/** Fills the parameters into the target and keeps the query. */
const redirectTo =
  (target: string) =>
  ({ params, request }: { params: Record<string, string | undefined>; request: Request }) => {
    const filled = target.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    return redirect(`/${filled}${new URL(request.url).search}`);
  };
