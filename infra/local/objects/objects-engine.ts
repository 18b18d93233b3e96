import type { Engine, EngineAnswer, EngineRequest } from '../engines/engine.ts';

import type { ObjectStore, StoredObject } from './object-store.ts';
import { readObject } from './read-object.ts';
import { receiveForm } from './receive-form.ts';
import { refusalOfQuery } from './signed-query.ts';

type Address = { readonly bucket: string; readonly key: string };
type Action = (request: EngineRequest, address: Address, store: ObjectStore, now: Date) => EngineAnswer;

/** S3, path style, as far as the product uses it: objects, lists, and uploads by form under a signed policy. */
export function createObjectsEngine(store: ObjectStore, now: () => Date, secretKey: string): Engine {
  const act = (request: EngineRequest, address: Address): EngineAnswer | Promise<EngineAnswer> => {
    if (request.method === 'POST' && address.key === '') {
      return receiveForm(request, address.bucket, store, now(), secretKey);
    }
    const refusal = refusalOfQuery(request, now(), secretKey);
    if (refusal) return xmlError(403, refusal);
    const action = actions[`${request.method} ${address.key === '' ? 'bucket' : 'object'}`] ?? notAllowed;
    return action(request, address, store, now());
  };
  return async (request) => {
    if (request.method === 'OPTIONS') return { status: 204, headers: anyOrigin };
    const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(request.path)) ?? [];
    const answer = await act(request, { bucket, key });
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
  return object ? readObject(request, object, store) : xmlError(404, 'NoSuchKey');
};

const put: Action = ({ headers, body }, address, store, now) => {
  const isChunked = /aws-chunked/.test(String(headers['content-encoding'] ?? ''));
  const metadata = Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name.slice('x-amz-meta-'.length), String(value)]),
  );
  const contentType = headers['content-type'] ?? 'application/octet-stream';
  const object = store.put({ ...address, contentType, metadata }, isChunked ? decodeChunks(body) : body, now);
  return { headers: { etag: `"${object.etag}"` } };
};

const actions: Readonly<Record<string, Action>> = {
  'GET object': get,
  'HEAD object': get,
  'PUT object': (request, address, store, now) =>
    copyObject(request, address, store, now) ?? put(request, address, store, now),
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

const xmlError = (status: number, code: string): EngineAnswer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<Error><Code>${code}</Code></Error>`,
});

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The content of a body sent in `aws-chunked` encoding; signatures and trailing checksums are left out. */
function decodeChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', position);
    const length = lineEnd < 0 ? 0 : Number.parseInt(body.toString('latin1', position, lineEnd), 16);
    if (!length) return Buffer.concat(parts);
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    position = lineEnd + 2 + length + 2;
  }
}

/** S3's CopyObject within one bucket, with the type that it is given; undefined when the request is none. */
function copyObject(
  { headers }: EngineRequest,
  address: Pick<StoredObject, 'bucket' | 'key'>,
  store: ObjectStore,
  now: Date,
): EngineAnswer | undefined {
  const source = headers['x-amz-copy-source'];
  if (source === undefined) return undefined;
  const [, bucket = '', key = ''] = /^\/?([^/]+)\/(.+)$/.exec(decodeURIComponent(String(source))) ?? [];
  const object = store.find(bucket, key);
  if (!object) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  const wanted = headers['x-amz-copy-source-if-match'];
  if (wanted && wanted !== `"${object.etag}"`) return { status: 412 };
  const contentType = headers['content-type'] ?? object.contentType;
  const { etag } = store.put({ ...address, contentType, metadata: {} }, store.read(object), now);
  return { body: `<CopyObjectResult><ETag>"${etag}"</ETag></CopyObjectResult>` };
}
