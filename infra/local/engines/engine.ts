import type { IncomingHttpHeaders } from 'node:http';

/** One request to an engine, read whole; `path` starts after the engine's own prefix. */
export interface EngineRequest {
  readonly method: string;
  readonly path: string;
  /** The same as the caller wrote it, prefix included: what signatures are over. */
  readonly wholePath: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface EngineAnswer {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What stands in for one AWS service: it speaks the service's own protocol, as far as the product uses it. */
export type Engine = (request: EngineRequest) => Promise<EngineAnswer> | EngineAnswer;
