import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toOpenApi } from '#shared/contract/openapi.ts';
import { contracts } from '#shared/contracts.ts';
import { productName } from '#shared/product.ts';

const root = resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

/** What is written by the code and kept in the repository, so that a change of the API is seen in a review. */
const files = {
  'docs/openapi.json': `${JSON.stringify(toOpenApi(contracts, { title: `${productName} API`, version }), null, 2)}\n`,
};

const stale = Object.entries(files).filter(([path, text]) => read(path) !== text);
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is out of date: run "npm run generate"`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, text] of stale) writeFileSync(resolve(root, path), text);
}
console.log(`generated files: ${Object.keys(files).length} kept, ${stale.length} changed`);

function read(path: string): string {
  try {
    return readFileSync(resolve(root, path), 'utf8');
  } catch {
    return '';
  }
}
