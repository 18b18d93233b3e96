import { describe, expect, it } from 'vitest';
import { pictureSize } from '#shared/uploads/picture-size.ts';

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));

describe('the size of a picture', () => {
  it.each([
    ['image/png', '89504e470d0a1a0a 0000000d 49484452 00000320 00000190 0806000000'],
    ['image/jpeg', 'ffd8 ffe0 0004 0000 ffe1 0003 00 ffc2 0011 08 0190 0320 03 012200'],
    ['image/webp', '52494646 00000000 57454250 56503820 00000000 000000 9d012a 2003 9001'],
    ['image/webp', '52494646 00000000 57454250 5650384c 00000000 2f 1fc36300 00'],
    ['image/webp', '52494646 00000000 57454250 56503858 0a000000 00000000 1f0300 8f0100'],
  ])('is read from the first bytes of %s', (type, text) => {
    expect(pictureSize(type, hex(text))).toEqual({ width: 800, height: 400 });
  });

  it.each([
    ['image/png', '89504e47'],
    ['image/jpeg', 'ffd8 ffe0 0004 0000'],
    ['image/jpeg', 'ffd8 0000 0000 0000 0000 0000 0000'],
    ['image/webp', '52494646 00000000 57454250 56503841'],
    ['application/pdf', '255044462d'],
  ])('is unknown where %s does not say', (type, text) => {
    expect(pictureSize(type, hex(text))).toBeUndefined();
  });
});
