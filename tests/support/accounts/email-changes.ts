import { product } from '../product/product.ts';

/** The token of the last link that was mailed to a new address. */
export async function changeTokenMailedTo(address: string): Promise<string> {
  await product.drain();
  const links = product.mails(address).map(({ text }) => /change-email\?token=([^\s"<]+)/.exec(text ?? '')?.[1]);
  const link = links.filter((found) => found !== undefined).at(-1);
  if (!link) throw new Error(`No link was mailed to ${address}`);
  return decodeURIComponent(link);
}
