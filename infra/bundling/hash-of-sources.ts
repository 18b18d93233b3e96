import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Another text after any change of what something is built from.
 * @param sources files and folders below the root; what was built before (`dist`) is no source
 * @param builder changes when the way of building does
 */
export function hashOfSources(root: string, sources: readonly string[], builder: string): string {
  const hash = createHash('sha256').update(builder);
  for (const source of sources)
    for (const file of filesIn(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (/\.(ts|json)$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/]dist([\\/]|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
