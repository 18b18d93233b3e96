import { nextParam } from './paths.ts';
import type { RouteEntry } from './route-entry.ts';
import { routesOf } from './routes.ts';

/**
 * Where to go after signing in: a path of ours that the route table knows, whatever the address bar said. Anything else
 * leads home, so a link cannot send a person who has just typed a password to a page of another site.
 */
export function safeReturnPath(wanted: string | null | undefined, fallback = '/home'): string {
  if (!wanted || wanted.length > 2000 || !plain.test(wanted)) return fallback;
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base || url.username || url.password) return fallback;
  if (hidden.test(url.pathname)) return fallback;
  if (!isKnown(url.pathname) || identityPages.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Where the address of a page says that the person is going; undefined where it does not, or not to a page of ours. */
export function onwardFrom({ url }: { readonly url: string }): string | undefined {
  const wanted = new URL(url).searchParams.get(nextParam);
  return safeReturnPath(wanted, '') || undefined;
}

/** Stands for our own origin: the answer is only ever a path. */
const base = 'https://rovers.invalid';
/** Starts with exactly one slash and has no back-slash, control or space. */
const plain = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
/** Separators and controls that another parser might unfold. */
const hidden = /%(2f|5c|0.|1.|7f)/i;
/** Returning to a sign-in page would ask again. */
const identityPages = /^\/(auth\/.*|login|sign-up|forgot-password)?$/;

const known = routesOf('main')
  .filter(({ path }) => path !== '*')
  .map(toPattern);

const isKnown = (pathname: string) => known.some((pattern) => pattern.test(pathname));

function toPattern({ path, catchAll }: RouteEntry): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith('{') ? '[^/]+' : segment));
  return new RegExp(`^/${segments.join('/')}${catchAll ? '(/.*)?' : ''}/?$`);
}
