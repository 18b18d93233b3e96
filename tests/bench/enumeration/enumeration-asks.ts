import type { Ask } from '#tests/support/product/ask.ts';
import { countingRequests } from '#tests/support/product/counted-requests.ts';
import { aKnownAndAnUnknownAddress, entryPoints } from '#tests/support/product/entry-points.ts';
import { product } from '#tests/support/product/product.ts';
import { median, short } from '../figures.ts';
import type { Row } from './enumeration.ts';

const warmUps = 4;
/** Limits count by the hour and by the day. */
const dayInMinutes = 24 * 60 + 1;

interface Measure {
  readonly answer: string;
  readonly ms: number;
  /** To the table: unlike times, these do not depend on what else the machine does. */
  readonly requests: number;
}

interface Asked {
  readonly known: Measure;
  readonly unknown: Measure;
}

/** Asks every place so many times about a known and an unknown address, each a new one. */
export async function askEverywhere(times: number): Promise<Row[]> {
  const found = new Map<string, Asked[]>();
  for (let round = 0; round < warmUps + times; round += 1) {
    for (const [name, ask] of await entryPoints()) {
      const asked = await askBoth(ask, round % 2 === 0);
      if (round >= warmUps) found.set(name, [...(found.get(name) ?? []), asked]);
    }
    product.clock.forwardMinutes(dayInMinutes);
  }
  return [...found].map(([name, asked]) => rowOf(name, asked));
}

/** Who comes first takes turns. */
async function askBoth(ask: Ask, knownFirst: boolean): Promise<Asked> {
  const addresses = await aKnownAndAnUnknownAddress();
  const first = await measured(ask, knownFirst ? addresses.known : addresses.unknown);
  const second = await measured(ask, knownFirst ? addresses.unknown : addresses.known);
  return knownFirst ? { known: first, unknown: second } : { known: second, unknown: first };
}

async function measured(ask: Ask, address: string): Promise<Measure> {
  const began = performance.now();
  const { result: answer, requests } = await countingRequests(() => ask(address));
  return { answer, ms: performance.now() - began, requests };
}

function rowOf(name: string, asked: readonly Asked[]): Row {
  const of = (side: keyof Asked, figure: 'ms' | 'requests') => median(asked.map((one) => one[side][figure]));
  return {
    name,
    knownMs: short(of('known', 'ms')),
    unknownMs: short(of('unknown', 'ms')),
    ratio: Math.round((of('known', 'ms') / of('unknown', 'ms')) * 100) / 100,
    knownRequests: of('known', 'requests'),
    unknownRequests: of('unknown', 'requests'),
    isSame: asked.every(({ known, unknown }) => known.answer === unknown.answer),
  };
}
