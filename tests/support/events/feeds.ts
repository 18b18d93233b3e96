import { handler as exportsHandler } from '#lambdas/events/calendars/api.ts';
import { handler as pagesHandler } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { calendarsContract } from '#shared/events/calendars/contract.ts';
import { product } from '../product/product.ts';
import { openPage } from './pages.ts';

export const exportsApi = product.client(calendarsContract, exportsHandler);

/** Reads a calendar as a program does that was given a link, long lines joined again. */
export async function readFeed(url: string, headers?: Record<string, string>) {
  const page = await openPage(pagesHandler, eventPagePaths, url, headers);
  return { ...page, body: page.body.replaceAll('\r\n ', '') };
}
