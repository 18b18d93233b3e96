/**
 * What the reader last saw of their games, kept on this device for a park without a network. Kept are the answers to
 * reading alone, and only of what one plays, hosts or has to answer; signing out deletes them all.
 */

const cacheName = 'rovers-saved';
const savedAtHeader = 'x-saved-at';
const keptMs = 14 * 24 * 60 * 60_000;

const kept = [
  '/api/accounts/me',
  '/api/notifications/mine',
  '/api/events/',
  '/api/competitions/',
  '/api/public/events/',
  '/api/public/competitions/',
];
/** Emergency contacts and medical notes are read where they are needed, and never kept. */
const neverKept = [/\/care\//, /\/dependants\/[^/]+$/, /\/export/];

/** Whether an answer may stay on this device. */
export const isKept = (pathname: string): boolean =>
  kept.some((start) => pathname.startsWith(start)) && !neverKept.some((pattern) => pattern.test(pathname));

/** Keeps an answer, with when it came. Without room or storage the product goes on without. */
export async function saveAnswer(url: string, answer: Response, now = Date.now()): Promise<void> {
  try {
    const body = await answer.text();
    const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/json' };
    const cache = await caches.open(cacheName);
    await cache.put(url, new Response(body, { headers: { ...headers, [savedAtHeader]: String(now) } }));
  } catch {
    // Private windows and full disks have no place for it.
  }
}

export interface SavedAnswer {
  readonly response: Response;
  readonly savedAt: number;
}

/** The last answer to the same question, unless it is too old to be of use. */
export async function findSaved(url: string, now = Date.now()): Promise<SavedAnswer | undefined> {
  try {
    const response = await (await caches.open(cacheName)).match(url);
    const savedAt = Number(response?.headers.get(savedAtHeader));
    return response && now - savedAt < keptMs ? { response, savedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes everything, as signing out does. */
export async function forgetSaved(): Promise<void> {
  try {
    await caches.delete(cacheName);
  } catch {
    // Where nothing can be kept there is nothing to delete.
  }
}
