import type { FileType } from './purposes.ts';

const asText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const startsWith = (bytes: Uint8Array, start: string) => asText(bytes.subarray(0, start.length)) === start;

/** What a packed office document names among its first entries: Office Open XML, ECMA-376 part 2. */
const packed = (folder: string) => (bytes: Uint8Array) =>
  startsWith(bytes, 'PK\u0003\u0004') &&
  /\[Content_Types\]\.xml|_rels\/\.rels|docProps\//.test(asText(bytes.subarray(0, 4096))) &&
  asText(bytes).includes(folder);

const controls = /(?![\t\n\f\r])\p{Cc}/u;

/** Words that people can read, and nothing that a browser could take for a page. */
function isPlainText(bytes: Uint8Array): boolean {
  // A character may be cut where the first bytes end, so the end is left open.
  const text = decode(bytes);
  return (
    text !== undefined &&
    !controls.test(text) &&
    !/^\s*(<!doctype|<html|<script|<svg|<\?xml)/i.test(text.replace(/^\uFEFF/, ''))
  );
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/** How the first bytes of each kind of file look (https://mimesniff.spec.whatwg.org, 6.1 and 7.1). */
const looks: Readonly<Record<FileType, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': (bytes) => startsWith(bytes, '\u00FF\u00D8\u00FF'),
  'image/png': (bytes) => startsWith(bytes, '\u0089PNG\r\n\u001A\n'),
  'image/webp': (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBPVP8'),
  'application/pdf': (bytes) => startsWith(bytes, '%PDF-'),
  'text/plain': isPlainText,
  'text/csv': isPlainText,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': packed('word/'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': packed('xl/'),
};

/** Whether a file's first bytes are those of the type that it is said to have. */
export const looksLike = (type: FileType, firstBytes: Uint8Array): boolean => looks[type](firstBytes);
