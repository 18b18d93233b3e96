import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { type Bundles, bundleFunctions } from './bundle-functions.ts';
import { hashOfSources } from './hash-of-sources.ts';

const cache = join('node_modules', '.cache', 'rovers-bundles');
/** Whatever a bundle is made of; the lock file stands for all packages. */
const sources = [
  'lambdas',
  'shared',
  'web/blocks',
  'infra/bundling',
  'infra/function-parts.ts',
  'package.json',
  'package-lock.json',
];
/** A product that was started from an older one goes on, and loads its functions when they are first called. */
const mostKept = 6;

/**
 * The bundles of all functions as they go to Lambda. They are kept under a hash of what they are made of, so they are
 * built once after a change, whether the cloud, the local product or a check asks first.
 */
export async function cachedBundles(
  specs: readonly FunctionSpec[],
  root: string,
  onBuild: () => void = () => undefined,
): Promise<Bundles> {
  const folder = join(root, cache, hashOfSources(root, sources, process.version).slice(0, 16));
  if (!existsSync(folder)) {
    onBuild();
    await buildInto(folder, specs, root);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  removeOldest(join(root, cache));
  return new Map(specs.map(({ name }) => [name, join(folder, name)]));
}

/** Apart and then moved: two builds at once must not write into each other. The first that is done counts. */
async function buildInto(folder: string, specs: readonly FunctionSpec[], root: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    await bundleFunctions(specs, fresh, root);
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function removeOldest(folder: string): void {
  const byAge = readdirSync(folder)
    .map((name) => join(folder, name))
    .toSorted((a, b) => usedAt(b) - usedAt(a));
  for (const old of byAge.slice(mostKept)) rmSync(old, { recursive: true, force: true });
}

/** Another process may have removed it meanwhile. */
const usedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
