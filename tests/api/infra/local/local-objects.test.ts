import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EngineServer, startEngineServer } from '#infra/local/engines/engine-server.ts';
import { createObjectStore } from '#infra/local/objects/object-store.ts';
import { createObjectsEngine } from '#infra/local/objects/objects-engine.ts';

const Bucket = 'uploads';
// biome-ignore lint/suspicious/noTemplateCurlyInString: S3 fills the name in, not we.
const ownKey = 'u1/${filename}';
const folder = mkdtempSync(join(tmpdir(), 'rovers-objects-'));
let now = new Date();
let server: EngineServer;
let s3: S3Client;

beforeAll(async () => {
  const store = createObjectStore(folder, new DatabaseSync(':memory:'));
  server = await startEngineServer({ objects: createObjectsEngine(store, () => now, 'local') });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  s3 = new S3Client({ endpoint: `${server.origin}/objects`, region: 'local', credentials });
});
afterAll(() => server.close());

const read = async (Key: string) => (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

/** Uploads by form, as a browser does with what the API gave it. */
async function upload(content: string, { key = ownKey, type = 'image/png', extra = {} } = {}) {
  const { url, fields } = await createPresignedPost(s3, {
    Bucket,
    Key: ownKey,
    Conditions: [
      ['content-length-range', 1, 10],
      ['starts-with', '$Content-Type', 'image/'],
    ],
    Fields: { 'Content-Type': type },
    Expires: 60,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, key, ...extra })) form.append(name, value);
  form.append('file', new Blob([content]), 'pic.png');
  const response = await fetch(url, { method: 'POST', body: form });
  return [response.status, /<Code>(\w+)/.exec(await response.text())?.[1]];
}

describe('the object store', () => {
  it('keeps what is put, with its type and metadata', async () => {
    const Metadata = { by: 'sam' };
    await s3.send(
      new PutObjectCommand({ Bucket, Key: 'a b/ü.txt', Body: 'hello', ContentType: 'text/plain', Metadata }),
    );
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'a b/ü.txt' }));
    expect(head).toMatchObject({ ContentLength: 5, ContentType: 'text/plain', Metadata });
    expect(await read('a b/ü.txt')).toBe('hello');
  });

  it('takes a stream', async () => {
    const Body = Readable.from([Buffer.from('str'), Buffer.from('eam')]);
    await s3.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: 6 }));
    expect(await read('stream')).toBe('stream');
  });

  it('says that a deleted object is not there', async () => {
    await s3.send(new PutObjectCommand({ Bucket, Key: 'gone', Body: 'x' }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }));
    await expect(read('gone')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('lists by prefix, page by page', async () => {
    for (const Key of ['list/1', 'list/2', 'list/3', 'other'])
      await s3.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
    const first = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }));
    const { NextContinuationToken } = first;
    const second = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken: NextContinuationToken! }),
    );
    expect([first, second].map(({ Contents }) => Contents?.map(({ Key }) => Key))).toEqual([
      ['list/1', 'list/2'],
      ['list/3'],
    ]);
  });

  it('takes an upload by form that keeps to its policy', async () => {
    expect(await upload('picture')).toEqual([204, undefined]);
    expect(await read('u1/pic.png')).toBe('picture');
  });

  it.each([
    ['too large a file', () => upload('x'.repeat(11)), [400, 'EntityTooLarge']],
    ['an empty file', () => upload(''), [400, 'EntityTooSmall']],
    ['another key', () => upload('x', { key: 'u2/pic.png' }), [403, 'AccessDenied']],
    ['another kind of file', () => upload('x', { type: 'text/html' }), [403, 'AccessDenied']],
    ['a field that was not agreed', () => upload('x', { extra: { acl: 'public-read' } }), [403, 'AccessDenied']],
    [
      'a forged policy',
      () => upload('x', { extra: { Policy: btoa('{"conditions":[]}') } }),
      [403, 'SignatureDoesNotMatch'],
    ],
  ])('refuses %s', async (_, attempt, refusal) => {
    expect(await attempt()).toEqual(refusal);
  });

  it('refuses an upload that comes too late', async () => {
    now = new Date(Date.now() + 61_000);
    expect(await upload('x')).toEqual([403, 'AccessDenied']);
    now = new Date();
  });

  it('leaves no half-written file behind', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.half'))).toEqual([]);
  });
});
