import { resolve } from 'node:path';
import { pagesOf } from '#infra/function-parts.ts';
import { functions } from '#lambdas/functions.ts';
import type { HttpHandler } from '#lambdas/kernel/http/serve.ts';
import { austin } from '../accounts/account-row.ts';
import { publicCompetitions } from '../competitions/public-transport.ts';
import { answerAppDocument } from '../discovery/app-document.ts';
import { exportsApi } from '../events/feeds.ts';
import { confirmedGuest } from '../events/guests.ts';
import { openPage } from '../events/pages.ts';
import { drawShareImages } from '../product/drain.ts';
import type { MinorsWorld } from './world.ts';

type Addresses = (world: MinorsWorld) => Promise<readonly string[]> | readonly string[];

const ofEvents = (path: string) => (world: MinorsWorld) =>
  [world.eventId, world.line, world.seriesEventId, ...world.hosted].map((id) => path.replace('{eventId}', id));

/** The addresses at which each public page of the server is opened. */
const addresses: Readonly<Record<string, Addresses>> = {
  '/evt/{eventId}': ofEvents('/evt/{eventId}'),
  '/discover/events/{eventId}': ofEvents('/discover/events/{eventId}'),
  '/share/event/{eventId}': ofEvents('/share/event/{eventId}'),
  '/embed/events': ({ teen, grown, teamId }) => [
    ...[teen, grown].map(({ userId }) => `/embed/events?host=${userId}`),
    `/embed/events?team=${teamId}`,
  ],
  '/embed/seasons/{seasonId}': ({ seasonId }) => [`/embed/seasons/${seasonId}`],
  '/calendars/feed.ics': async ({ stranger, fellow }) =>
    Promise.all(
      [stranger, fellow].map(async (person) => {
        const { url } = await exportsApi.signedInAs(person).createFeed({ kind: 'everything', label: 'All' });
        return url.replace(/^https?:\/\/[^/]+/, '');
      }),
    ),
  '/calendars/season.ics': ({ seasonId }) => [`/calendars/season.ics?season=${seasonId}`],
  '/calendars/places/{placeId}': ({ placeId }) => [`/calendars/places/${placeId}`],
  '/guest/confirm': () => ['/guest/confirm?t=none'],
  '/guest/rsvp': async ({ hosted, eventId }) =>
    Promise.all(
      [eventId, ...hosted].map(
        async (id) => `/guest/rsvp?t=${await confirmedGuest(id, `guest-of-${id.toLowerCase()}@guests.example`)}`,
      ),
    ),
  '/guest/pay': () => ['/guest/pay?t=none'],
  '/guest/paid': () => ['/guest/paid?t=none'],
  '/team/{id}': ({ teamId, askedId, formerId, seasonTeamId }) =>
    [teamId, askedId, formerId, seasonTeamId].map((id) => `/team/${id}`),
  '/seasons/{id}': ({ seasonId }) => [`/seasons/${seasonId}`],
  '/tournament/{id}': ({ tournamentId, openTournamentId }) =>
    [tournamentId, openTournamentId].map((id) => `/tournament/${id}`),
  '/city-search': () => [`/city-search?lat=${austin.lat}&lng=${austin.lng}`],
  '/places/view/{id}': ({ placeId }) => [`/places/view/${placeId}`],
};

export const pagePaths = functions.flatMap(pagesOf);
export const pagesNotOpened = (paths: readonly string[] = pagePaths) => paths.filter((path) => !addresses[path]);

/** Every page of the server, as a visitor opens it. */
export async function openedPages(world: MinorsWorld) {
  answerAppDocument(publicCompetitions);
  await drawShareImages();
  const opened = [];
  for (const { pages, entry } of functions.flatMap(({ renders = [] }) => renders)) {
    const { handler } = (await import(/* @vite-ignore */ resolve(entry))) as { handler: HttpHandler };
    const found = await Promise.all(pages.map(async (path) => ({ path, at: await addresses[path]?.(world) })));
    for (const { path, at = [] } of found)
      for (const address of at) opened.push({ path, ...(await openPage(handler, pages, address)) });
  }
  return opened;
}
