import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive by name, read by its directory; throws where a checksum is wrong. */
export function unzip(bytes: Uint8Array): Map<string, string> {
  const buffer = Buffer.from(bytes);
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = buffer.readUInt32LE(end + 16);
  for (let left = buffer.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, nameLength] = [at + 16, at + 20]
      .map((one) => buffer.readUInt32LE(one))
      .concat(buffer.readUInt16LE(at + 28));
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength!);
    const local = buffer.readUInt32LE(at + 42);
    const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28);
    const content = inflateRawSync(buffer.subarray(start, start + packed!));
    if (crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content.toString('utf8'));
    at += 46 + nameLength!;
  }
  return files;
}
