import type { EngineAnswer, EngineRequest } from '../engines/engine.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

/** S3's CopyObject within one bucket, with the type that it is given; undefined when the request is none. */
export function copyObject(
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
