import { expect, inject } from 'vitest';
import { openBrowsers } from './visit.ts';

/** What time it is for a product whose clock is moved. */
export async function productNow(origin: string): Promise<number> {
  const response = await fetch(`${origin}/_local/clock`);
  return Date.parse(((await response.json()) as { now: string }).now);
}

/** Less than a session lasts without a new token. */
const shortMinutes = 10;

/**
 * A minute later than asked for, so that what is due then is due. Sessions end with the time that goes by, so no browser
 * may be open when it is more than a few minutes; and every test file would notice it in the product that they share.
 */
export async function forwardTo(origin: string, instant: number): Promise<void> {
  const forwardMinutes = Math.ceil((instant - (await productNow(origin))) / 60_000) + 1;
  expect(origin, 'a product of the test’s own').not.toBe(inject('origin'));
  if (forwardMinutes > shortMinutes) expect(openBrowsers(origin), 'open browsers').toBe(0);
  const response = await fetch(`${origin}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ forwardMinutes }),
  });
  expect(response.status).toBe(200);
}
