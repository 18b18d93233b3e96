import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
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

/** Files by bucket and key. A stored object is whole or absent, whatever happens to the process. */
export interface ObjectStore {
  put(object: Pick<StoredObject, 'bucket' | 'key' | 'contentType' | 'metadata'>, body: Buffer, now: Date): StoredObject;
  find(bucket: string, key: string): StoredObject | undefined;
  read(object: StoredObject): Buffer;
  remove(bucket: string, key: string): void;
  /** In the order of their keys. */
  list(bucket: string, prefix: string, after: string, limit: number): StoredObject[];
}

export function createObjectStore(folder: string, database: DatabaseSync): ObjectStore {
  mkdirSync(folder, { recursive: true });
  database.exec(`CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL, key TEXT NOT NULL, object TEXT NOT NULL, PRIMARY KEY (bucket, key)) STRICT`);
  const upsert = database.prepare(
    'INSERT INTO objects VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET object = excluded.object',
  );
  const fileOf = ({ etag }: Pick<StoredObject, 'etag'>) => join(folder, etag);
  const parse = (row: Record<string, unknown>) => JSON.parse(String(row.object)) as StoredObject;
  return {
    put: ({ bucket, key, contentType, metadata }, body, now) => {
      const etag = createHash('md5').update(body).digest('hex');
      const object = { bucket, key, size: body.length, etag, contentType, metadata, modifiedAt: now.toISOString() };
      writeWhole(fileOf(object), body);
      upsert.run(bucket, key, JSON.stringify(object));
      return object;
    },
    find: (bucket, key) => {
      const row = database.prepare('SELECT object FROM objects WHERE bucket = ? AND key = ?').get(bucket, key);
      return row && parse(row);
    },
    read: (object) => readFileSync(fileOf(object)),
    // The content stays: another key may hold the same.
    remove: (bucket, key) => void database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?').run(bucket, key),
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
  const handle = openSync(half, 'w');
  try {
    writeSync(handle, body);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}
