import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Benchmark, Target } from '../benchmark.ts';

/** One place that takes an address. */
export interface Row {
  readonly name: string;
  /** Medians. */
  readonly knownMs: number;
  readonly unknownMs: number;
  readonly ratio: number;
  /** To the table, medians. */
  readonly knownRequests: number;
  readonly unknownRequests: number;
  /** To the byte, each time. */
  readonly isSame: boolean;
}

/** Whether an address has an account shows neither in an answer nor in how long it takes (decision D11). */
export const enumeration: Benchmark = {
  name: 'enumeration',
  summary: 'every place that takes an address, asked about known and unknown ones in turn (--asks 40)',
  run: async ({ asks = '40' }) => {
    const child = fork(join(import.meta.dirname, 'enumeration-product.ts'), [asks], {
      // What the product logs is no result; it answers by message.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const died = once(child, 'exit').then(() => Promise.reject(new Error('The product ended before its time')));
    died.catch(() => undefined);
    const [rows] = (await Promise.race([once(child, 'message'), died])) as [Row[]];
    console.table(rows);
    return [sameBytes(rows), ...rows.map(timeOf)];
  },
};

function sameBytes(rows: readonly Row[]): Target {
  const different = rows.filter(({ isSame }) => !isSame).map(({ name }) => name);
  return {
    what: 'places that answer the same to the byte',
    figure: different.length === 0 ? rows.length : `not ${different.join(', ')}`,
    goal: `all ${rows.length}`,
    met: different.length === 0,
  };
}

/** Told, not judged: on a busy machine medians differ for no reason of ours. */
const timeOf = ({ name, ratio }: Row): Target => ({
  what: `${name}: time for a known address to that for an unknown one`,
  figure: ratio,
  goal: Math.abs(ratio - 1) <= 0.1 ? 'within a tenth' : 'a tenth is exceeded: told, not judged',
  met: true,
});
