import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { eventAsked } from './page-request.ts';

/** The older address of an event leads on to its page, which decides who sees it (R-ROUTE-13). */
export const sendToEvent: RenderPage = async (request) => {
  const { eventId, token } = eventAsked(request);
  const location = `/evt/${eventId}${token ? `?t=${token}` : ''}`;
  return {
    status: 301,
    headers: { location, 'cache-control': token ? 'private, no-store' : 'public, max-age=3600' },
  };
};
