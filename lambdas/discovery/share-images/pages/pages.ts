import { createPublicSeasonReader } from '#lambdas/competitions/ports/public-season.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { type RenderFailure, servePages } from '#lambdas/kernel/http/serve-pages.ts';
import { createLinkPreviewStore } from '../store.ts';
import { createAppDocument } from './app-document.ts';
import { showAppPage } from './app-page.ts';
import { shownById, shownCity } from './find-shown.ts';
import type { previewPaths } from './paths.ts';
import { createSeasonFacts } from './read-season-facts.ts';
import { createFindHolder } from './shared-address.ts';

const origin = variable('WEB_ORIGIN');
const reading = {
  previews: createLinkPreviewStore(table()),
  findHolder: createFindHolder(table()),
  document: createAppDocument(origin),
  origin,
};

/** Without the app's document nothing can be shown here: the browser asks again by itself. */
const unanswered: RenderFailure = (status) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '3' },
  body: '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>One moment</title>',
});

/** Answers the app's pages whose links people share. */
export const handler = servePages<(typeof previewPaths)[number]>(
  {
    '/team/{id}': showAppPage(
      shownById(({ refId }) => `/team/${refId}`, 'teamSlug'),
      reading,
    ),
    '/seasons/{id}': showAppPage(
      shownById(({ refId }) => `/seasons/${refId}`),
      reading,
      createSeasonFacts(createPublicSeasonReader(origin, (request) => fetch(request))),
    ),
    '/tournament/{id}': showAppPage(
      shownById(({ asked }) => `/tournament/${asked}`, 'tournamentSlug'),
      reading,
    ),
    '/places/view/{id}': showAppPage(
      shownById(({ refId }) => `/places/view/${refId}`),
      reading,
    ),
    '/city-search': showAppPage(shownCity, reading),
  },
  unanswered,
);
