import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { startDispatcher } from '#infra/local/bus/dispatcher.ts';
import { createJournal } from '#infra/local/bus/journal.ts';
import { isDiskFull, reserveBytes, watchDisk } from '#infra/local/data/disk.ts';
import { inTransaction } from '#infra/local/data/in-transaction.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

/** A database that has no room for more than it holds. */
function aFullDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE notes (text TEXT NOT NULL)');
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
  database.exec(`PRAGMA max_page_count = ${pages}`);
  return database;
}

const anEvent = {
  version: '0',
  id: 'e1',
  source: 'rovers',
  'detail-type': 'event.cancelled',
  account: '',
  time: '2026-03-02T10:00:00Z',
  region: 'local',
  resources: [],
  detail: {},
} as const;

describe('the disk', () => {
  it('is full below the reserve; one line says so, and one when there is room again', () => {
    const told: string[] = [];
    let free = reserveBytes;
    const disk = watchDisk(
      '/data',
      (line) => told.push(line),
      () => free,
    );
    const looks = [reserveBytes, reserveBytes - 1, 0, reserveBytes - 1, reserveBytes, reserveBytes].map((bytes) => {
      free = bytes;
      return disk.isFull();
    });
    disk.close();
    expect(looks).toEqual([false, true, true, true, false, false]);
    expect(told).toEqual([
      expect.stringMatching(/^The disk is full \(\/data\)/),
      'The disk has room again: the product goes on.',
    ]);
  });

  it('lets work wait until there is room, or until the end', async () => {
    let free = 0;
    const disk = watchDisk(
      '/data',
      () => {},
      () => free,
    );
    const waited: string[] = [];
    const first = disk.room().then(() => waited.push('room'));
    await Promise.resolve();
    expect(waited).toEqual([]);
    free = reserveBytes;
    await first;
    free = 0;
    const second = disk.room().then(() => waited.push('end'));
    disk.close();
    await second;
    expect(waited).toEqual(['room', 'end']);
  });

  it('is known to be full from what SQLite says, and the transaction is gone', () => {
    const database = aFullDatabase();
    const write = () =>
      inTransaction(database, () => database.prepare('INSERT INTO notes VALUES (?)').run('x'.repeat(100_000)));
    expect(write).toThrow(expect.toSatisfy(isDiskFull));
    expect(database.isTransaction).toBe(false);
    expect(isDiskFull(Object.assign(new Error('disk I/O error'), { errcode: 10 }))).toBe(false);
  });
});

describe('a delivery whose outcome cannot be written down', () => {
  it('is made again, and the product goes on', async () => {
    consoleErrors.expect(/no room/);
    const journal = createJournal(new DatabaseSync(':memory:'));
    journal.accept([{ event: anEvent, targets: ['listener'] }]);
    const noRoom = () => {
      throw new Error('no room');
    };
    const done = vi.fn<(id: number) => void>().mockImplementationOnce(noRoom).mockImplementation(journal.done);
    const invoked = vi.fn(async () => undefined);
    const dispatcher = startDispatcher({ ...journal, done, failed: noRoom }, invoked, 5);
    await expect.poll(() => journal.pending()).toBe(0);
    await dispatcher.close();
    expect(invoked).toHaveBeenCalledTimes(2);
  });
});
