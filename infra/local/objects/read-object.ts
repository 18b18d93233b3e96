import type { EngineAnswer, EngineRequest } from '../engines/engine.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

/** What is stored under a key, or its first bytes, with headers that a signed address may ask for. */
export function readObject(
  { method, headers, query }: EngineRequest,
  object: StoredObject,
  store: ObjectStore,
): EngineAnswer {
  const wanted = headers['if-match'];
  if (wanted && wanted !== `"${object.etag}"`) return { status: 412 };
  const all = { ...headersOf(object), ...asked(query) };
  if (method === 'HEAD') return { headers: { ...all, 'content-length': String(object.size) } };
  const [, last] = /^bytes=0-(\d+)$/.exec(headers.range ?? '') ?? [];
  const body = store.read(object);
  return last ? { status: 206, headers: all, body: body.subarray(0, Number(last) + 1) } : { headers: all, body };
}

const asked = (query: URLSearchParams) =>
  Object.fromEntries(
    ['content-type', 'content-disposition'].flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value ? [[name, value]] : [];
    }),
  );

const headersOf = ({ contentType, etag, modifiedAt, metadata }: StoredObject) => ({
  'content-type': contentType,
  etag: `"${etag}"`,
  'last-modified': new Date(modifiedAt).toUTCString(),
  ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
});
