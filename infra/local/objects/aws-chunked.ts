/** The content of a body sent in `aws-chunked` encoding; signatures and trailing checksums are left out. */
export function decodeChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', position);
    const length = lineEnd < 0 ? 0 : Number.parseInt(body.toString('latin1', position, lineEnd), 16);
    if (!length) return Buffer.concat(parts);
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    position = lineEnd + 2 + length + 2;
  }
}
