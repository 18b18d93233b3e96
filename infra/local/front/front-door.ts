import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { apiPrefix } from '#shared/contract/operation.ts';
import { type Hosts, hostOf } from '#shared/hosts.ts';
import { mediaPrefix } from '#shared/uploads/purposes.ts';
import type { EngineAnswer } from '../engines/engine.ts';
import { pushPath } from '../environment.ts';
import type { HttpApi } from '../gateway/http-api.ts';
import type { Pages } from '../gateway/pages.ts';
import { type Reply, reply } from './answer.ts';
import type { Document } from './documents.ts';
import { notHerePage } from './not-here-page.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface FrontDoor {
  readonly origin: string;
  readonly hosts: Hosts;
  /** On every answer, as at CloudFront; a part that knows better replaces them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly api: HttpApi;
  /** What the server renders, before the app. */
  readonly pages: Pages;
  readonly identity: Handle;
  readonly objects: (request: IncomingMessage) => Promise<EngineAnswer>;
  /** The push service of this machine. */
  readonly push: (request: IncomingMessage) => Promise<EngineAnswer>;
  /** What was uploaded for everybody to see, by its path. */
  readonly media: (path: string) => Reply;
  readonly localPage: (request: IncomingMessage) => Promise<Reply>;
  /** Made by us at the start: the configuration of the web app and the API's documents. */
  readonly documents: Readonly<Record<string, Document>>;
  /** The web app. */
  readonly web: Handle;
}

/** One origin for everything, as CloudFront makes it: the web app, the API, and what is local only. */
export function createFrontDoor(door: FrontDoor): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(door.headers)) response.setHeader(name, value);
    enter(door, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function enter(door: FrontDoor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const header = request.headers.host ?? 'localhost';
  const isUnder = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
  if (isUnder('/_local/identity')) return door.identity(request, response);
  if (isUnder('/_local')) return reply(response, await localReply(door, request, pathname));
  if (isUnder(mediaPrefix)) return reply(response, door.media(pathname));
  const host = hostOf(header, door.hosts);
  if (host.type !== 'main') return reply(response, notHerePage(header, door.origin));
  const document = request.method === 'GET' ? door.documents[pathname] : undefined;
  if (document) return reply(response, document(header));
  if (door.pages.has(pathname)) return door.pages.answer(request, response);
  return isUnder(apiPrefix) ? door.api(request, response) : door.web(request, response);
}

function localReply(door: FrontDoor, request: IncomingMessage, pathname: string): Promise<Reply> {
  if (pathname.startsWith('/_local/objects/')) return door.objects(request);
  return pathname.startsWith(pushPath) ? door.push(request) : door.localPage(request);
}
