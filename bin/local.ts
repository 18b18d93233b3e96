import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Product, startProduct } from '#infra/local/start-product.ts';
import { startScreen } from '#infra/local/start-screen.ts';
import { Trouble } from '#infra/local/trouble.ts';

const root = resolve(import.meta.dirname, '..');
const tell = (line: string) => void process.stdout.write(`${line}\n`);
const patienceMs = 5000;

// The program that reads the output may have ended, and a file that it goes to may be on a full disk.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// A function that lets a promise go ends by itself in the cloud, and not the product.
process.on('unhandledRejection', (error) => console.error('A promise failed and nothing waited for it.', error));

/** Runs the whole product on this machine until it is told to stop. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      'api-only': { type: 'boolean', default: false },
      data: { type: 'string', default: '.local' },
    },
  });
  const startedAt = performance.now();
  const started: { product?: Product } = {};
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(started.product));
  const product = await startProduct({
    root,
    dataPath: resolve(root, values.data),
    port: readPort(process.env.PORT),
    code: values.dev ? 'sources' : 'bundles',
    fresh: values.fresh,
    web: values['api-only'] ? 'none' : values.dev ? 'hot' : 'built',
    seeded: !values.empty,
    tell,
    giveUp: (line) => {
      process.stderr.write(`${line}\n`);
      void stop(started.product, 1);
    },
  });
  started.product = product;
  tell(startScreen(product.status(), Math.round(performance.now() - startedAt)));
}

function readPort(text = '5173'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Trouble(`PORT must be a number, not ${text}.`);
  return port;
}

async function stop(product: Product | undefined, code = 0): Promise<void> {
  setTimeout(() => process.exit(code), patienceMs).unref();
  await product?.close().catch((error: unknown) => console.error(error));
  process.exit(code);
}

main().catch((error: unknown) => {
  const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
