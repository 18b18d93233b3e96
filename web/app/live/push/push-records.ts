import { PushError } from './push-error.ts';
import type { PushRecord } from './push-step.ts';

const database = 'rovers-push';
const store = 'registrations';
const key = 'this browser';

/** In IndexedDB, where the service worker finds it as well. */
export const findRecord = (): Promise<PushRecord | undefined> => run('readonly', (records) => records.get(key));
export const putRecord = (record: PushRecord): Promise<unknown> =>
  run('readwrite', (records) => records.put(record, key));
export const removeRecord = (): Promise<unknown> => run('readwrite', (records) => records.delete(key));

/** @throws {PushError} where there is no IndexedDB, as in some private windows */
async function run<Result>(
  mode: IDBTransactionMode,
  ask: (records: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  try {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
    const opened = await settled(opening);
    try {
      return await settled(ask(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  } catch (error) {
    throw new PushError('indexed-db-unsupported', error);
  }
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
