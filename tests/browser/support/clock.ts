import { expect } from 'vitest';

/** What time it is for a product whose clock is moved. */
export async function productNow(origin: string): Promise<number> {
  const response = await fetch(`${origin}/_local/clock`);
  return Date.parse(((await response.json()) as { now: string }).now);
}

/** A minute later than asked for, so that what is due then is due. */
export async function forwardTo(origin: string, instant: number): Promise<void> {
  const forwardMinutes = Math.ceil((instant - (await productNow(origin))) / 60_000) + 1;
  const response = await fetch(`${origin}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ forwardMinutes }),
  });
  expect(response.status).toBe(200);
}
