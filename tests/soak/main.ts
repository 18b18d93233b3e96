import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#infra/local/ports.ts';
import { type LocalProduct, startLocalProduct } from '#tests/support/product/local-product.ts';
import { gatherCrowd } from './crowd.ts';

/**
 * Kills the product, and then its data engine, twenty times each while people write, and holds what comes back to every
 * answer that was given. Ends with 1 when anything acknowledged is lost.
 */
const kills = Number(process.env.KILLS ?? 20);
const data = mkdtempSync(join(tmpdir(), 'rovers-soak-'));
const port = await freePort();
const tell = (line: string) => void process.stdout.write(`${line}\n`);

let product: LocalProduct = await startLocalProduct({ data, port });
const crowd = await gatherCrowd(product.origin);

for (const target of ['product', 'data engine'] as const) {
  for (let round = 1; round <= kills; round++) {
    let stopped = false;
    const playing = crowd.play(() => stopped);
    await sleep(150 + Math.random() * 500);
    if (target === 'product') {
      await product.kill();
      product = await startLocalProduct({ data, port });
    } else {
      const { data: pid } = (await product.status()).engines;
      if (pid) process.kill(pid, 'SIGKILL');
      await sleep(300);
    }
    stopped = true;
    await playing;
    await crowd.check();
  }
  const { acknowledged, unanswered, lost } = crowd.ledger.counts;
  tell(
    `${kills} × kill -9 of the ${target}: so far ${acknowledged} acknowledged, ${unanswered} unanswered, ${lost} lost`,
  );
}
await crowd.checkLists();
const messages = (await (await fetch(`${product.origin}/_local/messages`)).json()) as { deadLetters: unknown[] };
await product.stop();
rmSync(data, { recursive: true, force: true });
tell(
  `lists caught up with the lines; dead letters ${messages.deadLetters.length}; lost in all ${crowd.ledger.counts.lost}`,
);
process.exitCode = crowd.ledger.counts.lost === 0 ? 0 : 1;
