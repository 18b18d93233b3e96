import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reserveBytes } from '#infra/local/data/disk.ts';
import { type LocalProduct, spawnLocalProduct, startLocalProduct } from '#tests/support/product/local-product.ts';

const mebibyte = 1024 * 1024;
const tmpfs = ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs'];

/** A disk of its own, where this machine lets the test have one; `tests/unit/infra/local/full-disk.test.ts` needs none. */
const mayMount = (() => {
  const probe = mkdtempSync(join(tmpdir(), 'rovers-disk-'));
  if (spawnSync('mount', [...tmpfs, probe]).status !== 0) return false;
  return spawnSync('umount', ['-l', probe]).status === 0;
})();

let disk: string;
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'rovers-disk-'));
  execFileSync('mount', [...tmpfs, disk]);
});
afterEach(() => {
  execFileSync('umount', ['-l', disk]);
});

const filler = () => join(disk, 'filler');
/** Fills the disk but for so many bytes. What the product writes meanwhile may make it full a little earlier. */
function fill(leave: number): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(filler(), Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  } catch (error) {
    if (leave > 0 || !(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
const empty = () => rmSync(filler());

const signUp = (product: LocalProduct) => fetch(`${product.origin}/api/public/sign-up`, { method: 'POST', body: '{}' });

describe.runIf(mayMount)('a full disk', () => {
  it.each([
    ['nearly', reserveBytes - mebibyte],
    ['to the last byte', 0],
  ])('refuses changes while it is full, %s, and the product goes on by itself when there is room', async (_, leave) => {
    const product = await startLocalProduct({ data: join(disk, 'data') });
    fill(leave);
    const refused = await signUp(product);
    expect([refused.status, refused.headers.get('content-type'), await refused.json()]).toEqual([
      507,
      'application/problem+json',
      { type: 'about:blank', title: expect.stringContaining('disk'), status: 507, code: 'server.busy' },
    ]);
    expect((await fetch(`${product.origin}/_local/clock`, { method: 'POST' })).status).toBe(507);
    expect((await product.status()).ready).toBe(true);
    // By now every job of a new product has come due; none says anything of its own.
    await sleep(2000);
    empty();
    await expect.poll(async () => (await signUp(product)).status, { timeout: 5000 }).not.toBe(507);
    await expect
      .poll(() => product.told().filter((line) => /disk/.test(line)))
      .toEqual([
        expect.stringMatching(/^The disk is full \(.+\): changes are refused until there is room\. .+$/),
        'The disk has room again: the product goes on.',
      ]);
    expect(product.process.exitCode).toBe(null);
    await product.stop();
  });

  it('keeps the data, and a start says in one line what to do, which is not to delete', async () => {
    const data = join(disk, 'data');
    const first = await startLocalProduct({ data });
    fill(0);
    await first.kill();
    const { said, ended } = spawnLocalProduct({ data });
    expect([await ended, said.join('')]).toEqual([
      1,
      expect.stringMatching(/^The disk of .+ is full: .+ Make room and start again; your data is kept\.\n$/),
    ]);
    expect(said.join('')).not.toContain('fresh');
    empty();
    const again = await startLocalProduct({ data });
    expect((await again.status()).ready).toBe(true);
    expect(existsSync(join(data, 'table.sqlite'))).toBe(true);
    await again.stop();
  });
});
