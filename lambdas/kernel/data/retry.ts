import { clock } from '../clock.ts';
import { isContention } from './conditions.ts';

/** Runs work again while it fails by contention or throttling; anything that a condition decided is thrown at once. */
export type Retry = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface RetryOptions {
  readonly tries?: number;
  /** From 0 up to 1. */
  readonly random?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

const firstMs = 25;
const longestMs = 800;

/** Full jitter over a doubling limit of 25 to 800 ms, which spreads a crowd that collided (reliability 3.2). */
export function createRetry({ tries = 8, random = Math.random, wait = clock.wait }: RetryOptions = {}): Retry {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt === tries || !isContention(error)) throw error;
        await wait(random() * Math.min(longestMs, firstMs * 2 ** (attempt - 1)));
      }
    }
  };
}
