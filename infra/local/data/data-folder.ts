import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Trouble } from '../trouble.ts';
import { freeIn, isDiskFull, reserveBytes } from './disk.ts';

/** Everything that the product remembers between two starts, in one folder. */
export interface DataFolder {
  readonly path: string;
  /** The engine's own file. */
  readonly tableFile: string;
  /** Messages, mail, positions in the stream, the clock. Held exclusively: one product per folder. */
  readonly state: DatabaseSync;
  readonly identity: DatabaseSync;
  readonly objects: string;
  readonly flagsFile: string;
  readonly logFile: string;
  readonly close: () => void;
}

/** Above this a full check of a file would delay the start; its header is still read. */
const fullyCheckedBytes = 64 * 1024 * 1024;

/**
 * Opens the folder, or makes it.
 * @throws {Trouble} when something in it cannot be read, or another product uses it. Nothing is changed then.
 */
export function openDataFolder(path: string, { fresh = false }: { fresh?: boolean } = {}): DataFolder {
  const file = (name: string) => join(path, name);
  if (fresh) forget(path);
  if (!hasRoom(path)) throw new Trouble(noRoom(path));
  mkdirSync(file('objects'), { recursive: true });
  // All are looked at before any is opened: opening one already writes beside it.
  for (const name of ['table.sqlite', 'state.sqlite', 'identity.sqlite']) checkFile(file(name), path);
  const state = openDatabase(file('state.sqlite'), path);
  const identity = openDatabase(file('identity.sqlite'), path);
  return {
    path,
    tableFile: file('table.sqlite'),
    state,
    identity,
    objects: file('objects'),
    flagsFile: file('flags.json'),
    logFile: file('functions.log'),
    close: () => {
      state.close();
      identity.close();
    },
  };
}

/** Begins anew, unless a product still lives in the folder. */
function forget(path: string): void {
  if (existsSync(join(path, 'state.sqlite'))) {
    try {
      hold(new DatabaseSync(join(path, 'state.sqlite')), path).close();
    } catch (error) {
      if (error instanceof Trouble) throw error;
    }
  }
  rmSync(path, { recursive: true, force: true });
}

function openDatabase(file: string, folder: string): DatabaseSync {
  const database = hold(new DatabaseSync(file), folder);
  // Every commit outlives the process; only a power cut may take the last moments, here as in the data engine's file.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  return database;
}

/** An exclusive lock ends with the process that holds it, however that ends; a lock file would not. */
function hold(database: DatabaseSync, folder: string): DatabaseSync {
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
    return database;
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new Trouble(inUse(folder));
  }
}

function checkFile(file: string, folder: string): void {
  if (!existsSync(file)) return;
  try {
    readThrough(file);
  } catch (error) {
    throw new Trouble(reasonNotToOpen(error, file, folder));
  }
}

/** Advises to begin anew only where the data is damaged for sure. */
function reasonNotToOpen(error: unknown, file: string, folder: string): string {
  if (isBusy(error)) return inUse(folder);
  if (isDiskFull(error) || !hasRoom(folder)) return noRoom(folder);
  const reason = error instanceof Error ? error.message : String(error);
  const advice = isDamaged(error)
    ? `put back a copy of ${folder}, or begin anew with: npm start -- --fresh`
    : 'look at the disk and at your rights to the file, then start again.';
  return `The data in ${file} cannot be read (${reason}). Nothing was changed: ${advice}`;
}

function readThrough(file: string): void {
  const database = new DatabaseSync(file);
  try {
    const check = statSync(file).size <= fullyCheckedBytes ? 'PRAGMA quick_check(1)' : 'PRAGMA schema_version';
    const [first] = Object.values(database.prepare(check).get() ?? {});
    if (typeof first === 'string' && first !== 'ok') throw new Damage(first);
  } finally {
    database.close();
  }
}

/** What a check of a whole file found. */
class Damage extends Error {
  override readonly name = 'Damage';
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. Every other error may be the machine's, with good data behind it. */
const damageCodes = [11, 26];

const isDamaged = (error: unknown): boolean =>
  error instanceof Damage ||
  (error instanceof Error && 'errcode' in error && damageCodes.includes(Number(error.errcode) % 256));

/** Looks at the disk of the nearest folder that exists. */
function hasRoom(path: string): boolean {
  return existsSync(path) || dirname(path) === path ? freeIn(path) >= reserveBytes : hasRoom(dirname(path));
}

/** Said when there is no room to start. */
export const noRoom = (folder: string) =>
  `The disk of ${folder} is full: the product needs ${reserveBytes / 1024 / 1024} MB to start. Make room and start again; your data is kept.`;

const inUse = (folder: string) =>
  `The data folder ${folder} is in use by another run of the product. Stop that one first.`;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && /database is locked|SQLITE_BUSY/.test(error.message);
