import type { Page } from 'playwright-core';
import { signedInAs, signIn } from './acts.ts';
import { productNow } from './clock.ts';
import type { Person } from './person.ts';
import { visit } from './visit.ts';

/** A player signs in anew on a phone, with the product's time on their own clock. */
export async function later(origin: string, { email, displayName }: Person, path: string): Promise<Page> {
  const { page, context } = await visit('/login', { origin, width: 'narrow' });
  await context.clock.setSystemTime(await productNow(origin));
  await signIn(page, email);
  await signedInAs(page, displayName);
  await page.goto(path);
  return page;
}
