import { join } from 'node:path';
import { cachedBundles } from '#infra/bundling/cached-bundles.ts';
import { originHeader, viewerHeader } from '#infra/bundling/origin-guard.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** What of the functions is run: the bundles that go to Lambda, or the sources as they are. */
export type CodeKind = 'bundles' | 'sources';

export interface FunctionCode {
  /** The path of the module that exports a function's `handler`. */
  readonly moduleOf: (spec: FunctionSpec) => string;
  /** Adds to an event what CloudFront adds to a request on its way. */
  readonly throughEdge: (event: object) => object;
}

interface CodeOptions {
  readonly kind: CodeKind;
  readonly functions: readonly FunctionSpec[];
  readonly root: string;
  /** The secret by which the guard in a bundle knows CloudFront. */
  readonly originSecret: string;
  readonly tell: (line: string) => void;
}

export async function openCode({ kind, functions, root, originSecret, tell }: CodeOptions): Promise<FunctionCode> {
  if (kind === 'sources') return { moduleOf: ({ entry }) => join(root, entry), throughEdge: (event) => event };
  const onBuild = () => tell('Bundling the functions, which takes some seconds and happens only after a change.');
  const bundles = await cachedBundles(functions, root, onBuild);
  return {
    moduleOf: ({ name }) => join(bundles.get(name) ?? '', 'index.mjs'),
    throughEdge: (event) => withEdgeHeaders(event, originSecret),
  };
}

interface GatewayEvent {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly requestContext?: { readonly eventType?: string; readonly http?: { readonly sourceIp: string } };
}

/** Whatever a client wrote in their place is overwritten, as it is at the edge. */
function withEdgeHeaders(event: GatewayEvent, originSecret: string): object {
  const { http, eventType } = event.requestContext ?? {};
  if (!http && eventType !== 'CONNECT') return event;
  const viewer = http && { [viewerHeader]: http.sourceIp };
  return { ...event, headers: { ...event.headers, ...viewer, [originHeader]: originSecret } };
}
