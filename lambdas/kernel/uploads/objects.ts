import { awsAccess, variable } from '../env.ts';
import { type Signer, signRequest } from './sign-request.ts';
import { uploadForm } from './upload-form.ts';

interface FoundObject {
  readonly size: number;
  /** Names the content: another upload to the same key has another. */
  readonly etag: string;
}

/** What was uploaded, by key. Every request is signed for itself and lives for a minute. */
export interface Objects {
  /** Where a browser posts a file, and with which fields. */
  formFor(
    expected: { key: string; type: string; size: number; until: Date },
    now: Date,
  ): Promise<{ url: string; fields: Record<string, string> }>;
  find(key: string, now: Date): Promise<FoundObject | undefined>;
  /** The first bytes of that content; undefined when it is another by now, or gone. */
  readStart(key: string, etag: string, bytes: number, now: Date): Promise<Uint8Array | undefined>;
  /** Copies that content under a key of its own, as a file of a type. False when it is another by now, or gone. */
  copy(from: string, to: string, as: { etag: string; type: string }, now: Date): Promise<boolean>;
  /** Puts a file of ours there. */
  write(key: string, content: Uint8Array<ArrayBuffer>, type: string, now: Date): Promise<void>;
  remove(key: string, now: Date): Promise<void>;
  /** An address that hands the file to any holder, to be saved under its name. */
  linkTo(key: string, as: { name: string; type: string }, seconds: number, now: Date): Promise<string>;
}

type Send = (
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
  key: string,
  now: Date,
  headers?: Record<string, string>,
  body?: Uint8Array<ArrayBuffer> | null,
) => Promise<Response>;

const requestSeconds = 60;
const tries = 3;

/** The bucket of uploads, by requests of our own: the SDK's client for S3 is larger than a whole function may be. */
export function createObjects(): Objects {
  const bucket = variable('UPLOAD_BUCKET');
  const { endpoint, ...signer } = awsAccess('S3');
  const home = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${signer.region}.amazonaws.com`;
  const send = sending(home, signer);
  return {
    formFor: async (expected, now) => ({
      url: `${home}/`,
      fields: await uploadForm({ ...expected, bucket, now }, signer),
    }),
    find: async (key, now) => {
      const { status, headers } = await send('HEAD', key, now);
      if (status === 404) return undefined;
      return { size: Number(headers.get('content-length')), etag: headers.get('etag') ?? '' };
    },
    readStart: async (key, etag, bytes, now) => {
      const response = await send('GET', key, now, { 'if-match': etag, range: `bytes=0-${bytes - 1}` });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    copy: async (from, to, { etag, type }, now) => {
      const response = await send('PUT', to, now, {
        'x-amz-copy-source': `/${bucket}/${from}`,
        'x-amz-copy-source-if-match': etag,
        'x-amz-metadata-directive': 'REPLACE',
        'content-type': type,
      });
      // S3 may find out that it fails after it began to answer with success.
      return response.ok && !(await response.text()).includes('<Error>');
    },
    write: async (key, content, type, now) => {
      const response = await send('PUT', key, now, { 'content-type': type }, content);
      if (!response.ok) throw new Error(`The object store answered ${response.status} to a file`);
    },
    remove: async (key, now) => void (await send('DELETE', key, now)),
    linkTo: async (key, { name, type }, seconds, now) => {
      const url = new URL(`${home}/${key}`);
      url.searchParams.set('response-content-disposition', `attachment; filename*=UTF-8''${attributeChars(name)}`);
      url.searchParams.set('response-content-type', type);
      return (await signRequest({ method: 'GET', url, seconds, now }, signer)).href;
    },
  };
}

/** What is expected besides success: that something is not there, or not that any more. */
const expected = new Set([404, 412]);

const sending =
  (home: string, signer: Signer): Send =>
  async (method, key, now, headers = {}, body = null) => {
    const plain = { method, url: new URL(`${home}/${key}`), headers, seconds: requestSeconds, now };
    const url = await signRequest(plain, signer);
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, { method, headers, body });
      if (response.ok || expected.has(response.status)) return response;
      if (response.status < 500 || attempt === tries)
        throw new Error(`The object store answered ${response.status} to ${method}`);
    }
  };

/** A file's name in a header: RFC 8187, 3.2. */
const attributeChars = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
