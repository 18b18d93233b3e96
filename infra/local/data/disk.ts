import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a client reads while there is no room. */
export const diskIsFull = 'The disk of this machine is full. Make room and try again: nothing was lost.';

/** Kept free, so that what is under way can end and nothing is torn in the middle. */
export const reserveBytes = 16 * 1024 * 1024;
const lookEveryMs = 500;

/** The room on the disk that holds the data. */
export interface Disk {
  /** True while less than the reserve is free; no change is begun then. */
  readonly isFull: () => boolean;
  /** Waits until there is room again, or until the end. */
  readonly room: () => Promise<void>;
  readonly close: () => void;
}

/** Watches the disk, and says once when it is full and once when it has room again. */
export function watchDisk(
  folder: string,
  tell: (line: string) => void,
  freeBytes: () => number = () => freeIn(folder),
): Disk {
  let [full, closed] = [false, false];
  const look = () => {
    const now = freeBytes() < reserveBytes;
    if (now !== full) tell(now ? fullLine(folder) : 'The disk has room again: the product goes on.');
    full = now;
    return full;
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return {
    isFull: look,
    room: async () => {
      while (!closed && look()) await sleep(lookEveryMs);
    },
    close: () => {
      closed = true;
      clearInterval(timer);
    },
  };
}

const fullLine = (folder: string) =>
  `The disk is full (${folder}): changes are refused until there is room. Nothing is lost, and the product goes on by itself.`;

/** A disk that cannot be asked counts as having room: a write then says itself what is wrong. */
export function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** SQLITE_FULL. */
const sqliteFull = 13;

/** True for an error that says that there is no room: of a file, of SQLite, or of the data engine. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))) ||
    ('errcode' in error && error.errcode === sqliteFull) ||
    /disk is full/.test(error.message)
  );
}
