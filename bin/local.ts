import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Product, startProduct } from '#infra/local/start-product.ts';
import { startScreen } from '#infra/local/start-screen.ts';
import { Trouble } from '#infra/local/trouble.ts';

const root = resolve(import.meta.dirname, '..');
const tell = (line: string) => void process.stdout.write(`${line}\n`);
const patienceMs = 5000;

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
    fresh: values.fresh,
    web: values['api-only'] ? 'none' : values.dev ? 'hot' : 'built',
    seeded: !values.empty,
    tell,
  });
  started.product = product;
  tell(startScreen(product.status(), Math.round(performance.now() - startedAt)));
}

function readPort(text = '5173'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Trouble(`PORT must be a number, not ${text}.`);
  return port;
}

async function stop(product: Product | undefined): Promise<void> {
  setTimeout(() => process.exit(0), patienceMs).unref();
  await product?.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
