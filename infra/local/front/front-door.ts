import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiPrefix, webhookPrefix } from '#shared/contract/operation.ts';
import { type Hosts, hostOf } from '#shared/hosts.ts';
import { html } from '#shared/html.ts';
import { productName } from '#shared/product.ts';
import { mediaPrefix } from '#shared/uploads/purposes.ts';
import { type Disk, diskIsFull } from '../data/disk.ts';
import { addressOf } from '../engines/address-of.ts';
import type { EngineAnswer } from '../engines/engine.ts';
import { isForeign, mayChange } from '../engines/guard.ts';
import type { Handle } from '../engines/local-server.ts';
import { pushPath } from '../environment.ts';
import type { HttpApi } from '../gateway/http-api.ts';
import type { Pages } from '../gateway/pages.ts';
import { json, type Reply, reply } from './answer.ts';
import type { Document } from './documents.ts';

/** What a host without a site answers (decision D5): a page with the way to the product, never a redirect. */
const notHerePage = (host: string, mainOrigin: string): Reply => ({
  status: 404,
  type: 'text/html; charset=utf-8',
  headers: { 'cache-control': 'no-store' },
  body: html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No site here · ${productName}</title>
<link rel="stylesheet" href="/_local/style.css">
</head>
<body>
<main>
<h1>There is no site here</h1>
<p>No site is published at ${host}.</p>
<p><a href="${mainOrigin}">Go to ${productName}</a></p>
</main>
</body>
</html>
`.markup,
});

export interface FrontDoor {
  readonly origin: string;
  readonly hosts: Hosts;
  /** On every answer, as at CloudFront; a part that knows better replaces them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly disk: Pick<Disk, 'isFull'>;
  readonly api: HttpApi;
  /** What the server renders, before the app. */
  readonly pages: Pages;
  readonly identity: Handle;
  readonly objects: (request: IncomingMessage) => Promise<EngineAnswer>;
  /** The push service of this machine. */
  readonly push: (request: IncomingMessage) => Promise<EngineAnswer>;
  /** What was uploaded for the public, by its path. */
  readonly media: (path: string) => Reply;
  readonly localPage: (request: IncomingMessage) => Promise<Reply>;
  /** Made by us at the start: the configuration of the web app and the API's documents. */
  readonly documents: Readonly<Record<string, Document>>;
  /** The web app. */
  readonly web: Handle;
}

/** One origin for everything, as CloudFront makes it: the web app, the API, and what is local only. */
export function createFrontDoor(door: FrontDoor): Handle {
  return async (request, response) => {
    for (const [name, value] of Object.entries(door.headers)) response.setHeader(name, value);
    const refused = refusalAtDoor(door, request);
    if (refused) return reply(response, refused);
    await enter(door, request, response);
  };
}

/** The one style sheet under `/_local` that the page for a host without a site uses. */
const stylePath = '/_local/style.css';

const isUnder = (pathname: string, prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);

/** What stands in for the cloud answers the product's own pages and programs of this machine, and no other site. */
function refusalAtDoor({ hosts, disk }: FrontDoor, request: IncomingMessage): Reply | undefined {
  const { pathname } = addressOf(request);
  const { host = '', origin } = request.headers;
  if (isUnder(pathname, '/_local') && pathname !== stylePath) {
    if (hostOf(host, hosts).type !== 'main')
      return json({ message: 'Only the main host of the product has these pages.' }, 421);
    if ((mayChange(request) || origin !== undefined) && isForeign(request, hosts.main))
      return json({ message: 'Only pages of this origin may do that.' }, 403);
  }
  return mayChange(request) && disk.isFull() ? full : undefined;
}

/** RFC 9457; the code is the one that clients try again later. */
const full: Reply = {
  ...json({ type: 'about:blank', title: diskIsFull, status: 507, code: 'server.busy' }, 507),
  type: 'application/problem+json',
  headers: { 'cache-control': 'no-store', 'retry-after': '5', 'access-control-allow-origin': '*' },
};

async function enter(door: FrontDoor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = addressOf(request);
  const header = request.headers.host ?? 'localhost';
  if (isUnder(pathname, '/_local/identity')) return door.identity(request, response);
  if (isUnder(pathname, '/_local')) return reply(response, await localReply(door, request, pathname));
  if (isUnder(pathname, mediaPrefix)) return reply(response, door.media(pathname));
  const host = hostOf(header, door.hosts);
  if (host.type !== 'main') return reply(response, notHerePage(header, door.origin));
  const document = request.method === 'GET' && Object.hasOwn(door.documents, pathname) && door.documents[pathname];
  if (document) return reply(response, document(header));
  if (door.pages.has(pathname)) return door.pages.answer(request, response);
  const isOfApi = isUnder(pathname, apiPrefix) || isUnder(pathname, webhookPrefix);
  return isOfApi ? door.api(request, response) : door.web(request, response);
}

function localReply(door: FrontDoor, request: IncomingMessage, pathname: string): Promise<Reply> {
  if (pathname.startsWith('/_local/objects/')) return door.objects(request);
  return pathname.startsWith(pushPath) ? door.push(request) : door.localPage(request);
}
