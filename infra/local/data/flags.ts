import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { firstFlags } from '#shared/flags.ts';
import { Trouble } from '../trouble.ts';

/**
 * What operators turn on and off, on one machine: a file, read again at each call so that an edit takes effect at once.
 * @throws {Trouble} when the file is not JSON.
 */
export function readFlagsFile(file: string): unknown {
  if (!existsSync(file)) {
    writeFileSync(`${file}.half`, `${JSON.stringify(firstFlags, null, 2)}\n`);
    renameSync(`${file}.half`, file);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Trouble(`${file} is not valid JSON (${error instanceof Error ? error.message : 'unknown'}).`);
  }
}
