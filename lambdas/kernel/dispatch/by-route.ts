import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import type { Method } from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import type { HttpEvent } from '../http/actor.ts';
import type { Handler, Part } from './part.ts';

/**
 * Hands a request to the module that answers its route, as in `GET /api/public/events/{eventId}`. All operations of a
 * function stand behind a route or two of the gateway, so the gateway has not said which of them is meant. What is not
 * found goes to the first module, which refuses it as it refuses all that it does not know.
 */
export function dispatch(parts: readonly Part<HttpEvent, HttpResult>[]): Handler<HttpEvent, HttpResult> {
  const routes = parts.flatMap(({ answers, load }) => answers.map((key) => ({ key, load })));
  const [first] = routes;
  if (!first) throw new Error('A function that answers no route');
  const known = new Map(routes.map(({ key, load }) => [key, load]));
  const find = createPathMatcher(routes.map((to) => ({ ...addressed(to.key), to })));
  return async (event, context) => {
    const load = known.get(event.routeKey);
    if (load) return (await load()).handler(event, context);
    const found = find(event.requestContext.http.method, event.rawPath);
    const { handler } = await (found?.to.load ?? first.load)();
    return handler(found ? { ...event, routeKey: found.to.key, pathParameters: found.pathParameters } : event, context);
  };
}

function addressed(key: string): { readonly method: Method; readonly path: string } {
  const [method, path = ''] = key.split(' ');
  return { method: method as Method, path };
}
