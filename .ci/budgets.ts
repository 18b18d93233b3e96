import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleFunctions } from '#infra/bundling/bundle-functions.ts';
import { functions } from '#lambdas/functions.ts';
import { pageScript } from '#web/blocks/page-script.ts';
import { pageStyle } from '#web/blocks/page-style.ts';
import { sizesOf } from './function-sizes.ts';
import { importRatios } from './import-ratio.ts';
import { webSizes } from './web-sizes.ts';

/**
 * Compressed bytes of a function: on the way to its first answer, and in all. docs/decisions/0004 says where they come from;
 * lists of events work out prices with their fees by currency, which is 3 KB more, and a tournament's list takes the order that
 * pays for an entry into its own transaction, which is 5 KB more; registrations for a season know the cards that free agents
 * saved, which is 4 KB more.
 */
const budgets = { path: 248_000, whole: 400_000 };
/** A function that draws carries its typefaces and a program of 2.4 MB (docs/decisions/0035). */
const drawing = { path: 2_300_000, whole: 2_300_000 };
const isDrawing = (name: string) => name === 'discovery-share-images' || name === 'payments-files';
/**
 * On the way to the first page of a function that renders: React's renderer comes along (docs/decisions/0034), and the
 * template of events with its icons, covers and faces (0036). Guests who pay have their spot and their order from the function
 * that takes their form, which is one transaction; codes lower the price there too.
 */
const pagePath = 284_000;

interface Line {
  readonly what: string;
  readonly size: number;
  readonly budget: number;
  readonly note?: string;
}

const root = join(import.meta.dirname, '..');
const timed = !process.argv.includes('--sizes-only');

async function functionLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rovers-bundles-'));
  try {
    const { bundles, metafiles } = await bundleFunctions(functions, folder, root);
    const bare = join(folder, 'bare.mjs');
    writeFileSync(bare, 'export const handler = async () => ({ statusCode: 200 });\n');
    const files = new Map([...bundles].map(([name, bundle]) => [name, join(bundle, 'index.mjs')]));
    const ratios = timed ? await importRatios(bare, files) : new Map<string, number>();
    const rendering = new Set(functions.filter(({ renders }) => renders).map(({ name }) => name));
    return [...metafiles].flatMap(([name, metafile]) => {
      const { path, whole, module } = sizesOf(metafile, root);
      const ratio = ratios.get(name);
      return [
        {
          what: `${name}: to its first answer`,
          size: path,
          budget: isDrawing(name) ? drawing.path : rendering.has(name) ? pagePath : budgets.path,
          note: [module, ratio && `imports in ${ratio.toFixed(0)} x a bare handler's time`].filter(Boolean).join(', '),
        },
        { what: `${name}: all of it`, size: whole, budget: isDrawing(name) ? drawing.whole : budgets.whole },
      ];
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the server's pages have in common; a page with the longest text that a host can write is held to 14 KB by its own test. */
const pageLines = (): Line[] => [
  { what: 'page: script, as it is', size: Buffer.byteLength(pageScript), budget: 3000 },
  { what: 'page: style and script', size: gzipSync(pageStyle + pageScript).length, budget: 4300 },
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function print({ what, size, budget, note = '' }: Line): void {
  const mark = size > budget ? 'OVER' : 'ok';
  console.log(
    `${mark.padEnd(5)}${what.padEnd(48)}${kilobytes(size).padStart(10)} of ${kilobytes(budget).padStart(8)}  ${note}`,
  );
}

const dist = join(root, 'web', 'dist');
const lines = [...(await functionLines()), ...pageLines(), ...(existsSync(dist) ? webSizes(dist) : [])];
if (!existsSync(dist)) console.log('The web app is not built, so its budgets are not checked.');
lines.forEach(print);
const over = lines.filter(({ size, budget }) => size > budget);
if (lines.length < functions.length || functions.length === 0) throw new Error('No function was looked at.');
if (over.length > 0) console.log(`\n${over.length} over budget.`);
process.exitCode = over.length === 0 ? 0 : 1;
