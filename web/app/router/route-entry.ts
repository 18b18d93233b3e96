import type { HostType } from '#shared/hosts.ts';

/**
 * Who may open a page (decision D7): S signed in, P profile complete, G owner or permission on the thing in the path
 * (asked of the API by the page's loader), N visitors only: signed-in people go home.
 */
export type Guard = 'S' | 'P' | 'G' | 'N';

/** What stands where a page will be: a list of cards or rows, something with a cover, a table, or the home page. */
export type Skeleton = 'cards' | 'rows' | 'event' | 'table' | 'home';

/** One route of the specification. Without `page` or `redirectTo` it answers with the not-found page. */
export interface RouteEntry {
  /** The requirements that name the route, or the decision that adds it. */
  readonly requirements: readonly string[];
  readonly host: HostType;
  /** As the specification writes it, parameters in braces, without a leading slash. */
  readonly path: string;
  /** The page also answers for everything below its path. */
  readonly catchAll?: boolean;
  readonly guards: readonly Guard[];
  readonly redirectTo?: string;
  /** The file of the page, below `features`. */
  readonly page?: `${string}-page.tsx`;
  /** The page asks before it is left with something typed and not saved. */
  readonly asksBeforeLeaving?: boolean;
  /** Default `rows`. */
  readonly skeleton?: Skeleton;
}

/** What the router tells the shell about a route. */
export type RouteHandle = Pick<RouteEntry, 'asksBeforeLeaving'>;

type Rest = Partial<Pick<RouteEntry, 'catchAll' | 'redirectTo' | 'page' | 'asksBeforeLeaving' | 'skeleton'>> & {
  readonly guards?: string;
};

/** A row of the table: `at('main')('R-ROUTE-49', 'home', { guards: 'S' })`. Several requirements are separated by spaces. */
export const at =
  (host: HostType) =>
  (requirements: string, path: string, { guards = '', ...rest }: Rest = {}): RouteEntry => ({
    requirements: requirements.split(' '),
    host,
    path,
    guards: [...guards] as Guard[],
    ...rest,
  });
