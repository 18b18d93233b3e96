import { type Draw, type Drawn, drawByLots, lotText } from './lottery.ts';

/** What a published draw says of itself. */
interface PublishedDraw extends Draw, Drawn {
  /** SHA-256 of the seed's text, published before anybody entered. */
  readonly commitment: string;
}

const text = new TextEncoder();

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Holds a published draw again with the browser's own hashes: is its seed the promised one, and its order what follows? */
export async function checkDraw(
  published: PublishedDraw,
): Promise<{ readonly seedIsPromised: boolean; readonly orderFollows: boolean }> {
  const seed = text.encode(published.seed);
  const digest = await crypto.subtle.digest('SHA-256', seed);
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const lotOf = async (entry: Draw['entries'][number]) =>
    toHex(await crypto.subtle.sign('HMAC', key, text.encode(lotText(published.eventId, entry))));
  const again = drawByLots(published, await Promise.all(published.entries.map(lotOf)));
  return {
    seedIsPromised: toHex(digest) === published.commitment,
    orderFollows: again.seated === published.seated && String(again.order) === String(published.order),
  };
}
