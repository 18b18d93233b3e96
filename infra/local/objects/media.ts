import { mediaHeaders } from '#infra/security-headers.ts';
import type { Reply } from '../front/answer.ts';
import type { ObjectStore } from './object-store.ts';

/** What was uploaded for the public, as CloudFront serves it from the bucket. */
export function answerMedia(store: ObjectStore, bucket: string, path: string): Reply {
  const object = store.find(bucket, path.slice(1));
  if (!object) return { status: 403, type: 'text/plain', body: 'Nothing is there\n', headers: mediaHeaders };
  return { type: object.contentType, body: store.read(object), headers: { ...mediaHeaders, etag: `"${object.etag}"` } };
}
