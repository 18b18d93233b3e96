import { DatabaseSync } from 'node:sqlite';

/**
 * Before each write the engine asks for the last change it kept (dynoxide 1.2.1), and reads all of them to find it: after
 * 4,000 changes a write takes four times as long as the first. With these indexes it takes as long as ever. An engine
 * that keeps its changes otherwise does without.
 */
const indexes = `
  CREATE INDEX IF NOT EXISTS changes_by_number ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
  CREATE INDEX IF NOT EXISTS changes_by_shard ON _stream_records (table_name, shard_id, sequence_number);
`;

/** Indexes the changes in an engine's file, while the engine runs. */
export function indexChanges(file: string): void {
  const store = new DatabaseSync(file, { timeout: 5000 });
  try {
    if (store.prepare("SELECT 1 FROM sqlite_master WHERE name = '_stream_records'").get()) store.exec(indexes);
  } finally {
    store.close();
  }
}
