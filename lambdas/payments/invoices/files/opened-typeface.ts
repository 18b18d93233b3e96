import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;

/**
 * A WOFF typeface as the OpenType file that is packed in it (https://www.w3.org/TR/WOFF/#OverallStructure): the program that
 * writes PDFs unpacks one slowly, again for each document.
 */
export function openedTypeface(woff: Uint8Array): Buffer {
  const packed = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = packed.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  packed.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = headerBytes + entryBytes * index;
    const [from, packedLength, length] = [4, 8, 12].map((at) => packed.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const data = packed.subarray(from, from + packedLength);
    const table = packedLength < length ? inflateSync(data) : data;
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    const at = 12 + 16 * index;
    packed.copy(head, at, entry, entry + 4);
    packed.copy(head, at + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(length, at + 12);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
