import { handler } from '#lambdas/events/guests/pages/pages.ts';
import { guestFormPaths, guestPagePaths } from '#lambdas/events/guests/pages/paths.ts';
import { product } from '../product/product.ts';
import { openPage } from './pages.ts';

const paths = [...guestPagePaths, ...guestFormPaths];

export const guestPage = (address: string) => openPage(handler, paths, address);

/** Sends one of the forms for people without an account, each time from another machine unless one is named. */
export const sendForm = (path: (typeof guestFormPaths)[number], fields: Record<string, string>, source?: string) =>
  openPage(handler, paths, path, {}, fields, source);

/** The key in the last link to a page for guests that was mailed to an address. */
export function mailedKey(email: string, page: 'confirm' | 'rsvp'): string {
  const text = product.mails(email).at(-1)?.text ?? '';
  return new RegExp(`/guest/${page}\\?t=([\\w.-]+)`).exec(text)?.[1] ?? '';
}

/** A player without an account asks to join, opens the link in their mail and confirms: the key of their RSVP page. */
export async function confirmedGuest(eventId: string, email: string, name = 'Jo Guest'): Promise<string> {
  await sendForm('/api/guest/ask', { eventId, name, email, website: '' });
  return confirmBy(mailedKey(email, 'confirm'));
}

export async function confirmBy(key: string): Promise<string> {
  const { headers } = await sendForm('/api/guest/confirm', { key });
  return /t=([\w.-]+)/.exec(headers.location ?? '')?.[1] ?? '';
}
