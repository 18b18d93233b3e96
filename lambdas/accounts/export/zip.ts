import { crc32, deflateRawSync } from 'node:zlib';

export interface FileInZip {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const deflated = 8;
/** Names are UTF-8. */
const utf8Flag = 0x0800;
const version = 20;
/** 1 January 1980: when the data is from stands in the files. */
const dosDate = 0x0021;

/** Files as one ZIP archive (PKWARE APPNOTE 4.3), compressed; small enough to be held in memory. */
export function zip(files: readonly FileInZip[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const bytes = Buffer.from(content);
    const data = deflateRawSync(bytes);
    const label = Buffer.from(name, 'utf8');
    const facts = factsOf(crc32(bytes), data.length, bytes.length, label.length);
    const local = Buffer.concat([numbers([0x04034b50, 4], [version, 2]), facts, label, data]);
    directory.push(
      Buffer.concat([
        numbers([0x02014b50, 4], [version, 2], [version, 2]),
        facts,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        label,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const count = files.length;
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [index.length, 4], [offset, 4], [0, 2]);
  return new Uint8Array(Buffer.concat([...parts, index, end]));
}

/** What both headers of a file say of it. */
const factsOf = (crc: number, packed: number, size: number, nameLength: number): Buffer =>
  numbers(
    [utf8Flag, 2],
    [deflated, 2],
    [0, 2],
    [dosDate, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [nameLength, 2],
    [0, 2],
  );

/** Little-endian numbers of so many bytes. */
function numbers(...all: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(all.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of all) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
