import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { sweepIncoming } from '#infra/local/objects/sweep-incoming.ts';

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

  it('takes the content of a deleted or replaced object from the disk, but not what another one holds', async () => {
    const contents = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const put = (Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket, Key, Body }));
    await put('a/1', 'the same picture');
    await put('a/2', 'the same picture');
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a/1' }));
    expect(contents()).toContain('the same picture');
    await put('a/2', 'a newer picture');
    expect(contents()).not.toContain('the same picture');
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a/2' }));
    expect(contents()).not.toContain('a newer picture');
  });

  it('takes from the disk what no object holds after a crash, and says that an object without content is not there', () => {
    const [crashed, rows] = [mkdtempSync(join(tmpdir(), 'rovers-objects-')), new DatabaseSync(':memory:')];
    const before = createObjectStore(crashed, rows);
    const address = { bucket: Bucket, contentType: 'text/plain', metadata: {} };
    const kept = before.put({ ...address, key: 'kept' }, Buffer.from('kept'), now);
    const lost = before.put({ ...address, key: 'lost' }, Buffer.from('lost'), now);
    rmSync(join(crashed, lost.etag));
    for (const orphan of ['0'.repeat(32), `${'1'.repeat(32)}.half`]) writeFileSync(join(crashed, orphan), 'orphan');
    const after = createObjectStore(crashed, rows);
    expect(readdirSync(crashed)).toEqual([kept.etag]);
    expect([after.find(Bucket, 'kept'), after.find(Bucket, 'lost')]).toEqual([kept, undefined]);
  });

  it('takes an upload that was never confirmed from the disk after a day, however many there are', () => {
    const swept = mkdtempSync(join(tmpdir(), 'rovers-objects-'));
    const store = createObjectStore(swept, new DatabaseSync(':memory:'));
    const put = (key: string, at: Date) =>
      store.put({ bucket: Bucket, key, contentType: 'image/png', metadata: {} }, Buffer.from(key), at);
    const [monday, tuesday] = [new Date('2026-03-02T10:00:00Z'), new Date('2026-03-03T10:00:01Z')];
    for (let index = 0; index < 1001; index += 1) put(`incoming/${String(index).padStart(4, '0')}`, tuesday);
    put('incoming/9999', monday);
    put('kept/1', monday);
    sweepIncoming(store, Bucket, tuesday);
    expect(store.find(Bucket, 'incoming/9999')).toBeUndefined();
    expect(readdirSync(swept)).toHaveLength(1002);
  });

  it.each(['%', '%E0%A4%A', 'a%zz'])('answers 400 to the path %s', async (path) => {
    const { status } = await fetch(`${server.origin}/objects/uploads/${path}`, { headers: { authorization: 'x' } });
    expect(status).toBe(400);
  });

  it('leaves no half-written file behind', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.half'))).toEqual([]);
  });
});
