import type { IncomingMessage } from 'node:http';
import { addressOf } from './address-of.ts';
import { askEngine } from './ask-engine.ts';
import type { Engine, EngineAnswer } from './engine.ts';
import { readBody } from './read-body.ts';

const maxBodyBytes = 64 * 1024 * 1024;

/** Lets an engine answer requests that arrive at the front door, under a path that is cut off. */
export const atPath =
  (engine: Engine, prefix: string) =>
  async (request: IncomingMessage): Promise<EngineAnswer> => {
    const url = addressOf(request);
    const body = await readBody(request, maxBodyBytes);
    if (!body) return { status: 413 };
    return askEngine(engine, {
      method: request.method ?? 'GET',
      path: url.pathname.slice(prefix.length) || '/',
      wholePath: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    });
  };
