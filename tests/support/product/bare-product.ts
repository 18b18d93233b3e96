import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CodeKind } from '#infra/local/functions/function-code.ts';
import { startProduct } from '#infra/local/start-product.ts';

/** The product without its web app and without people, on data of its own that goes when it closes. */
export async function startBareProduct(code: CodeKind, prepare: (dataPath: string) => void = () => undefined) {
  const dataPath = mkdtempSync(join(tmpdir(), 'rovers-bare-'));
  prepare(dataPath);
  const product = await startProduct({
    root: resolve(import.meta.dirname, '../../..'),
    dataPath,
    code,
    port: 0,
    fresh: false,
    web: 'none',
    seeded: false,
    tell: () => undefined,
    giveUp: () => undefined,
  });
  return {
    dataPath,
    origin: product.status().addresses.web ?? '',
    invoke: product.invoke,
    /** What is on the disk stays for anyone who counts it, until `clear`. */
    close: () => product.close(),
    clear: () => rmSync(dataPath, { recursive: true }),
  };
}
