import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedBundles } from '#infra/bundling/cached-bundles.ts';
import { originHeader, viewerHeader } from '#infra/bundling/origin-guard.ts';
import { partsOf } from '#infra/function-parts.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** What of the functions is run: the bundles that go to Lambda, or the sources as they are. */
export type CodeKind = 'bundles' | 'sources';

export type Handler = (event: object, context: object) => Promise<unknown>;

export interface FunctionCode {
  /** The handler of a function; what it is made of is loaded when it is first needed. */
  readonly load: (spec: FunctionSpec) => Promise<Handler>;
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
  if (kind === 'sources') return { load: (spec) => loadSources(spec, root), throughEdge: (event) => event };
  const onBuild = () => tell('Bundling the functions, which takes some seconds and happens only after a change.');
  const bundles = await cachedBundles(functions, root, onBuild);
  return {
    load: async ({ name }) => (await importModule(join(bundles.get(name) ?? '', 'index.mjs'))).handler,
    throughEdge: (event) => withEdgeHeaders(event, originSecret),
  };
}

interface LoadedModule {
  readonly handler: Handler;
}

interface DispatchModule {
  readonly dispatch: (parts: readonly { answers: readonly string[]; load: () => Promise<LoadedModule> }[]) => Handler;
}

const importModule = (path: string): Promise<LoadedModule> => import(pathToFileURL(path).href);

/** As bundling writes it: the modules of a function behind what hands on to them. */
async function loadSources(spec: FunctionSpec, root: string): Promise<Handler> {
  const made = partsOf(spec);
  if (made.dispatch === 'none') return (await importModule(join(root, made.entry))).handler;
  const { dispatch }: DispatchModule = await import(`#lambdas/kernel/dispatch/${made.dispatch}.ts`);
  return dispatch(made.parts.map(({ entry, answers }) => ({ answers, load: () => importModule(join(root, entry)) })));
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
