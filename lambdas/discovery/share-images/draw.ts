import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { type Font } from 'satori';
import { coverMarkup, type TeamColors } from '#shared/look/cover.ts';
import { shareImageSize } from '#shared/look/share-image.ts';
import { drawable } from './drawable.ts';
import { shareImageText } from './image-text.ts';
import { packageFiles } from './package-files.ts';

/** What is seen of a thing before its link is followed. No counts: they would be old by then. */
export interface ShareImage {
  /** Decides how the drawn cover lies. */
  readonly id: string;
  readonly title: string;
  /** Date, place, organizer: one line each. */
  readonly lines: readonly string[];
  readonly gameTypeId: string;
  readonly colors?: TeamColors | undefined;
  /** An uploaded JPEG or PNG. */
  readonly cover?: Uint8Array | undefined;
}

const { width, height } = shareImageSize;
/** Four by one: the rest is for words. */
const coverHeight = 300;

/** A PNG of 1200 × 630. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts] = await Promise.all([loadFonts(), startPng()]);
  const lines = image.lines.map(drawable).filter(Boolean);
  const words = await satori(shareImageText({ title: drawable(image.title), lines, top: coverHeight }), {
    width,
    height,
    fonts: [...fonts],
  });
  const drawing = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${coverOf(image)}${words}</svg>`,
    { background: '#ffffff', font: { loadSystemFonts: false } },
  );
  try {
    const picture = drawing.render();
    const bytes = new Uint8Array(picture.asPng());
    picture.free();
    return bytes;
  } finally {
    drawing.free();
  }
}

let fonts: Promise<readonly Font[]> | undefined;
let png: Promise<void> | undefined;

/** Once for each instance of the function. */
const loadFonts = () => {
  fonts ??= Promise.all([
    font('heading', 'heading', 700),
    font('headingExtended', 'heading', 700),
    font('text', 'text', 600),
    font('textExtended', 'text', 600),
  ]);
  return fonts;
};

const startPng = () => {
  png ??= packageFiles.png().then((bytes) => initWasm(new Uint8Array(bytes)));
  return png;
};

const font = async (file: keyof typeof packageFiles, name: string, weight: 600 | 700): Promise<Font> => ({
  name,
  weight,
  style: 'normal',
  data: Buffer.from(await packageFiles[file]()),
});

const sized = `width="${width}" height="${coverHeight}" preserveAspectRatio="xMidYMid slice"`;

function coverOf({ cover, ...of }: ShareImage): string {
  if (!cover) return coverMarkup(of).replace('<svg ', `<svg ${sized} `);
  const type = cover[0] === 0x89 ? 'png' : 'jpeg';
  return `<image ${sized} href="data:image/${type};base64,${Buffer.from(cover).toString('base64')}"/>`;
}
