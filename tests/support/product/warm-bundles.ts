import { resolve } from 'node:path';
import { cachedBundles } from '#infra/bundling/cached-bundles.ts';
import { functions } from '#lambdas/functions.ts';

/** Bundles the functions once for all products that a run starts. */
export const setup = async (): Promise<void> => {
  await cachedBundles(functions, resolve(import.meta.dirname, '../../..'));
};
