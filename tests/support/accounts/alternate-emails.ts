import { product } from '../product/product.ts';

/** The token of the last link that was mailed to an address. */
export async function tokenMailedTo(address: string): Promise<string> {
  await product.drain();
  const mail = product.mails(address).at(-1);
  const link = /alternate-email\?token=([^\s"<]+)/.exec(`${mail?.text}`)?.[1];
  if (!link) throw new Error(`No link was mailed to ${address}`);
  return decodeURIComponent(link);
}
