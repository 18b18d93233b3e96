import type { FormObject } from './form.ts';
import type { World } from './world.ts';

/** One call of the API, after its key, account and idempotency key were looked at. */
export interface Call {
  readonly world: World;
  /** The account that is acted for. */
  readonly scope: string;
  /** The first id of the path, empty where there is none. */
  readonly id: string;
  readonly path: string;
  readonly params: FormObject;
}

/** Answers with the object that is shown. @throws {StripeProblem} */
export type Route = (call: Call) => object;

/** By method and path, `GET /v1/refunds/{id}`. */
export type Routes = Readonly<Record<string, Route>>;

/** Finds the route of a call. */
export function createMatcher(routes: Routes) {
  const patterns = Object.entries(routes).map(([key, route]) => {
    const [method, path = ''] = key.split(' ');
    return { method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([\\w-]+)')}$`), route };
  });
  return (method: string, path: string): { readonly route: Route; readonly id: string } | undefined => {
    for (const { method: own, pattern, route } of patterns) {
      const found = own === method ? pattern.exec(path) : null;
      if (found) return { route, id: found[1] ?? '' };
    }
    return undefined;
  };
}
