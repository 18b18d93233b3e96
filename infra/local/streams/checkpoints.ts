import type { DatabaseSync } from 'node:sqlite';

/** How far each follower has come in each shard of the stream; on disk when `save` returns. */
export interface Checkpoints {
  find(follower: string, shardId: string): string | undefined;
  save(follower: string, shardId: string, sequence: string): void;
}

export function createCheckpoints(database: DatabaseSync): Checkpoints {
  database.exec(`CREATE TABLE IF NOT EXISTS checkpoints (
    follower TEXT NOT NULL, shard TEXT NOT NULL, sequence TEXT NOT NULL, PRIMARY KEY (follower, shard)) STRICT`);
  const select = database.prepare('SELECT sequence FROM checkpoints WHERE follower = ? AND shard = ?');
  const upsert = database.prepare(
    'INSERT INTO checkpoints VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET sequence = excluded.sequence',
  );
  return {
    find: (follower, shardId) => select.get(follower, shardId)?.sequence as string | undefined,
    save: (follower, shardId, sequence) => void upsert.run(follower, shardId, sequence),
  };
}
