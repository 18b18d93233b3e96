/** How a file of one kind begins. */
const begins = (bytes: Uint8Array, ...first: readonly number[]) => first.every((byte, at) => bytes[at] === byte);

/**
 * The text of a file as spreadsheets save it: an Excel workbook, UTF-8, the UTF-16 of Excel's Unicode text, or else
 * Windows-1252.
 * @throws for a workbook that cannot be read: damaged, with a password, or of Excel before 2007
 */
export async function fileText(bytes: Uint8Array): Promise<string> {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return (await import('./workbook-text.ts')).workbookText(bytes);
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Error('A workbook of Excel before 2007, or with a password.');
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
