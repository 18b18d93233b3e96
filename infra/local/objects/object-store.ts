import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

export interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly contentType: string;
  /** `x-amz-meta-` headers without that prefix. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly modifiedAt: string;
}

/**
 * Files by bucket and key. A stored object is whole or absent, whatever happens to the process, and the content of a
 * deleted or replaced one is gone from the disk.
 */
export interface ObjectStore {
  put(object: Pick<StoredObject, 'bucket' | 'key' | 'contentType' | 'metadata'>, body: Buffer, now: Date): StoredObject;
  find(bucket: string, key: string): StoredObject | undefined;
  read(object: StoredObject): Buffer;
  remove(bucket: string, key: string): void;
  /** In the order of their keys. */
  list(bucket: string, prefix: string, after: string, limit: number): StoredObject[];
}

const schema = `
CREATE TABLE IF NOT EXISTS objects (
  bucket TEXT NOT NULL, key TEXT NOT NULL, object TEXT NOT NULL, PRIMARY KEY (bucket, key)) STRICT;
CREATE INDEX IF NOT EXISTS objectsByContent ON objects (object ->> 'etag');
`;

export function createObjectStore(folder: string, database: DatabaseSync): ObjectStore {
  mkdirSync(folder, { recursive: true });
  database.exec(schema);
  const upsert = database.prepare(
    'INSERT INTO objects VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET object = excluded.object',
  );
  const one = database.prepare('SELECT object FROM objects WHERE bucket = ? AND key = ?');
  const sameContent = database.prepare("SELECT 1 FROM objects WHERE object ->> 'etag' = ? LIMIT 1");
  const fileOf = ({ etag }: Pick<StoredObject, 'etag'>) => join(folder, etag);
  const parse = (row: Record<string, unknown>) => JSON.parse(String(row.object)) as StoredObject;
  const find = (bucket: string, key: string) => {
    const row = one.get(bucket, key);
    const object = row && parse(row);
    // A power cut can bring a row back whose content is gone already.
    return object && existsSync(fileOf(object)) ? object : undefined;
  };
  /** Another key may hold the same content. */
  const drop = (etag: string) => {
    if (!sameContent.get(etag)) rmSync(join(folder, etag), { force: true });
  };
  for (const name of readdirSync(folder)) drop(name);
  return {
    put: ({ bucket, key, contentType, metadata }, body, now) => {
      const etag = createHash('md5').update(body).digest('hex');
      const object = { bucket, key, size: body.length, etag, contentType, metadata, modifiedAt: now.toISOString() };
      const replaced = find(bucket, key);
      try {
        writeWhole(fileOf(object), body);
        upsert.run(bucket, key, JSON.stringify(object));
      } finally {
        drop(etag);
        if (replaced) drop(replaced.etag);
      }
      return object;
    },
    find,
    read: (object) => readFileSync(fileOf(object)),
    remove: (bucket, key) => {
      const object = find(bucket, key);
      database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?').run(bucket, key);
      if (object) drop(object.etag);
    },
    list: (bucket, prefix, after, limit) =>
      database
        .prepare(
          'SELECT object FROM objects WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND key > ? ORDER BY key LIMIT ?',
        )
        .all(bucket, prefix, prefix, after, limit)
        .map(parse),
  };
}

function writeWhole(file: string, body: Buffer): void {
  const half = `${file}.half`;
  try {
    const handle = openSync(half, 'w');
    try {
      for (let written = 0; written < body.length; ) written += writeSync(handle, body, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}
