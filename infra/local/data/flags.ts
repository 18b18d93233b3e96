import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Trouble } from '../trouble.ts';

/** What operators turn on and off without a deployment, by name. */
export type Flags = Readonly<Record<string, unknown>>;

/**
 * AppConfig on one machine: a file, read again at each call so that an edit takes effect at once.
 * @throws {Trouble} when the file is not JSON.
 */
export function readFlags(file: string): Flags {
  if (!existsSync(file)) {
    writeFileSync(`${file}.half`, '{}\n');
    renameSync(`${file}.half`, file);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Flags;
  } catch (error) {
    throw new Trouble(`${file} is not valid JSON (${error instanceof Error ? error.message : 'unknown'}).`);
  }
}
