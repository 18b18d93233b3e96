import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createClient } from '#shared/contract/client.ts';
import { places } from '#shared/places/contract.ts';
import { commandOf, familyOf, listenersOf } from '#tests/support/product/listeners.ts';
import { spawnLocalProduct, startLocalProduct } from '#tests/support/product/local-product.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'rovers-engine-'));

/** The processes of the data engine; the shell that guards one names it as well. */
const enginesOf = (pid: number) => familyOf(pid).filter((member) => /^\S+\/dynoxide /.test(commandOf(member)));

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const endsAt = Date.now() + 30_000; Date.now() < endsAt; await sleep(10)) if (await holds()) return;
  throw new Error('It never happened.');
}

describe('the data engine', () => {
  it('is started again when it dies while the product starts', async () => {
    const product = await startLocalProduct({ data: aFolder(), started: (child) => void killFirst(child.pid!) });
    expect(product.told()).toContainEqual(
      // Where it was killed before it answered, it did not start.
      expect.stringMatching(/^The data engine (did not start and is tried|ended and is started) again\. .+$/),
    );
    expect((await product.status()).ready).toBe(true);
    await product.stop();
  });

  it('is started again when it dies later, with all that it knew, and one line says so', async () => {
    const product = await startLocalProduct({ data: aFolder() });
    const before = (await product.status()).engines.data!;
    process.kill(before, 'SIGKILL');
    await until(async () => ![undefined, before].includes((await product.status()).engines.data));
    const { cities } = await createClient(places, product.origin, fetch).suggestCities({ text: 'Austin, TX' });
    expect(cities).toHaveLength(1);
    expect(product.told().filter((line) => /^The data engine/.test(line))).toEqual([
      'The data engine ended and is started again. (1 of 5)',
    ]);
    await product.stop();
  });

  it('is waited for by the jobs that are due meanwhile, which say nothing of it', async () => {
    const product = await startLocalProduct({ data: aFolder() });
    const moved = fetch(`${product.origin}/_local/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ forwardMinutes: 120 }),
    });
    // Away for longer than a client tries by itself.
    const killed = new Set<number>();
    await until(() => {
      for (const pid of enginesOf(product.process.pid!))
        if (killed.size < 4 || killed.has(pid)) killed.add(pid) && kill(pid);
      return killed.size === 4;
    });
    expect((await moved).status).toBe(200);
    await product.stop();
    expect(product.told().filter((line) => /ECONNREFUSED|ECONNRESET|^The job/.test(line))).toEqual([]);
  });

  it('is given up after a few tries: one line says so, the product ends, and the data is as it was', async () => {
    const data = aFolder();
    const product = await startLocalProduct({ data });
    const [engine] = listenersOf(product.process.pid!).filter(({ pid }) => pid !== product.process.pid);
    const squatter = createServer().on('error', () => {});
    // On a busy machine the next engine may have the port first: then it goes as well.
    await until(() => {
      if (squatter.listening) return true;
      enginesOf(product.process.pid!).forEach(kill);
      squatter.listen(engine!.port, engine!.host);
      return squatter.listening;
    });
    await product.ended;
    squatter.close();
    const told = product.told().filter((line) => /^The data engine/.test(line));
    expect([product.process.exitCode, told.length, told.at(-1)]).toEqual([
      1,
      6,
      expect.stringMatching(/^The data engine does not stay up, so the product stops\. Your data is kept\. .+$/),
    ]);
    const again = await startLocalProduct({ data });
    expect((await again.status()).ready).toBe(true);
    await again.stop();
  });

  it('is given up when it never comes up: one line says so', async () => {
    const { child, said, ended } = spawnLocalProduct({ data: aFolder() });
    const killer = setInterval(() => enginesOf(child.pid!).forEach(kill), 5);
    const code = await ended;
    clearInterval(killer);
    expect([code, said.join('')]).toEqual([
      1,
      expect.stringMatching(/^The data engine (did not start|does not stay up)[^\n]*\n$/),
    ]);
  });
});

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
};

/** Kills the first engine as soon as it is there. */
async function killFirst(product: number): Promise<void> {
  await until(() => enginesOf(product).length > 0);
  enginesOf(product).forEach(kill);
}
