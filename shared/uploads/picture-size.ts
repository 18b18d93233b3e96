interface Size {
  readonly width: number;
  readonly height: number;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Of the header chunk, which is the first: PNG, 11.2.2. */
const ofPng = (bytes: Uint8Array): Size => ({ width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) });

const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Of the frame header, behind whatever a camera wrote first: JPEG, B.2.2. */
function ofJpeg(bytes: Uint8Array): Size | undefined {
  const data = view(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (data.getUint8(at) !== 0xff) return undefined;
    const marker = data.getUint8(at + 1);
    if (frames.has(marker)) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + data.getUint16(at + 2);
  }
  return undefined;
}

const uint24 = (data: DataView, at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 65_536;

/** Of the first chunk, whose kind says how it is written: RFC 9649, 2.5 to 2.7. */
function ofWebp(bytes: Uint8Array): Size | undefined {
  const data = view(bytes);
  const kind = String.fromCharCode(data.getUint8(15));
  if (kind === 'X') return { width: uint24(data, 24) + 1, height: uint24(data, 27) + 1 };
  if (kind === ' ') return { width: data.getUint16(26, true) % 16_384, height: data.getUint16(28, true) % 16_384 };
  if (kind !== 'L') return undefined;
  const bits = data.getUint32(21, true);
  return { width: (bits % 16_384) + 1, height: (Math.floor(bits / 16_384) % 16_384) + 1 };
}

const readers: Readonly<Record<string, (bytes: Uint8Array) => Size | undefined>> = {
  'image/png': ofPng,
  'image/jpeg': ofJpeg,
  'image/webp': ofWebp,
};

/** How many pixels wide and high a picture is; undefined where its first bytes do not say. */
export function pictureSize(type: string, firstBytes: Uint8Array): Size | undefined {
  try {
    return readers[type]?.(firstBytes);
  } catch {
    // Cut off before the place where it would say.
    return undefined;
  }
}
