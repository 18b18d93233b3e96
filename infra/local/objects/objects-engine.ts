import type { Engine, EngineAnswer, EngineRequest } from '../engines/engine.ts';
import { decodeChunks } from './aws-chunked.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { receiveForm } from './receive-form.ts';

type Address = { readonly bucket: string; readonly key: string };
type Action = (request: EngineRequest, address: Address, store: ObjectStore, now: Date) => EngineAnswer;

/** S3, path style, as far as the product uses it: objects, lists, and uploads by form under a signed policy. */
export function createObjectsEngine(store: ObjectStore, now: () => Date, secretKey: string): Engine {
  return async (request) => {
    if (request.method === 'OPTIONS') return { status: 204, headers: anyOrigin };
    const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(request.path)) ?? [];
    const answer =
      request.method === 'POST' && key === ''
        ? await receiveForm(request, bucket, store, now(), secretKey)
        : (actions[`${request.method} ${key === '' ? 'bucket' : 'object'}`] ?? notAllowed)(
            request,
            { bucket, key },
            store,
            now(),
          );
    return { ...answer, headers: { ...anyOrigin, ...answer.headers } };
  };
}

/** Pages of another origin may upload; what they may do there is in the policy they were given. */
const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'etag',
};

const notAllowed: Action = () => xmlError(405, 'MethodNotAllowed');

const get: Action = (request, { bucket, key }, store) => {
  const object = store.find(bucket, key);
  if (!object) return xmlError(404, 'NoSuchKey');
  const headers = headersOf(object);
  if (request.method === 'HEAD') return { headers: { ...headers, 'content-length': String(object.size) } };
  return { headers, body: store.read(object) };
};

const actions: Readonly<Record<string, Action>> = {
  'GET object': get,
  'HEAD object': get,
  'PUT object': ({ headers, body }, address, store, now) => {
    const isChunked = /aws-chunked/.test(String(headers['content-encoding'] ?? ''));
    const metadata = Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name.startsWith('x-amz-meta-'))
        .map(([name, value]) => [name.slice('x-amz-meta-'.length), String(value)]),
    );
    const contentType = headers['content-type'] ?? 'application/octet-stream';
    const object = store.put({ ...address, contentType, metadata }, isChunked ? decodeChunks(body) : body, now);
    return { headers: { etag: `"${object.etag}"` } };
  },
  'DELETE object': (_, { bucket, key }, store) => {
    store.remove(bucket, key);
    return { status: 204 };
  },
  'GET bucket': ({ query }, { bucket }, store) => {
    const prefix = query.get('prefix') ?? '';
    const most = Number(query.get('max-keys') ?? 1000);
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    const found = store.list(bucket, prefix, after, most + 1);
    return listing(bucket, prefix, found.slice(0, most), found.length > most);
  },
};

function listing(bucket: string, prefix: string, objects: readonly StoredObject[], isTruncated: boolean): EngineAnswer {
  const contents = objects.map(
    ({ key, etag, size, modifiedAt }) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt}</LastModified><ETag>"${etag}"</ETag><Size>${size}</Size></Contents>`,
  );
  const next = isTruncated
    ? `<NextContinuationToken>${escapeXml(objects.at(-1)?.key ?? '')}</NextContinuationToken>`
    : '';
  return {
    headers: { 'content-type': 'application/xml' },
    body: `<ListBucketResult><Name>${escapeXml(bucket)}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${objects.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  };
}

const headersOf = ({ contentType, etag, modifiedAt, metadata }: StoredObject) => ({
  'content-type': contentType,
  etag: `"${etag}"`,
  'last-modified': new Date(modifiedAt).toUTCString(),
  ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
});

const xmlError = (status: number, code: string): EngineAnswer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<Error><Code>${code}</Code></Error>`,
});

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
