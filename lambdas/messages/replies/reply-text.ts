/** Longer replies are cut. */
export const longestReply = 5000;

/** Where mail programs begin to quote what is replied to. */
const quoteStarts = [
  /^On .+wrote:\s*$/m,
  /^-{2,}\s*Original Message\s*-{2,}/im,
  /^From: .+\n(Sent|Date): /m,
  /^_{10,}\s*$/m,
];

/** What a person wrote, without what they replied to and without the addresses of either side. */
export function replyText(text: string, addresses: readonly string[]): string {
  const plain = text.replaceAll('\r\n', '\n');
  const ends = quoteStarts.map((start) => plain.search(start)).filter((at) => at >= 0);
  const own = plain
    .slice(0, Math.min(plain.length, ...ends))
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n');
  const hidden = addresses.reduce((words, address) => words.replaceAll(matching(address), '[email address]'), own);
  return hidden.trim().slice(0, longestReply);
}

/** An address in any case, wherever it stands. */
const matching = (address: string): RegExp =>
  new RegExp(address.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi');
