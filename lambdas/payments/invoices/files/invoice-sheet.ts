import PDFDocument from 'pdfkit';
import { openedTypeface } from './opened-typeface.ts';
import { packageFiles } from './package-files.ts';

type Weight = 'plain' | 'bold';

interface Place {
  readonly x: number;
  readonly width: number;
  readonly weight?: Weight;
  readonly size?: number;
  readonly align?: 'left' | 'right';
  readonly color?: string;
}

const usual = { weight: 'plain', size: 10, align: 'left', color: '#10231C' } as const;

/** Points. */
const margin = 54;
const pageWidth = 612;
export const sheetWidth = pageWidth - 2 * margin;
const bottom = 792 - margin;

/** What the first typeface of each weight draws besides Latin-1; all other letters are in the extended ones. */
const alsoPlain = new Set('ıŒœˆ˚˜€™−‘’“”–—…•\u2009\u202F');

/** A text as the stretches that one typeface draws. */
function runsOf(text: string): readonly { readonly words: string; readonly isPlain: boolean }[] {
  const runs: { words: string; isPlain: boolean }[] = [];
  for (const letter of text) {
    const isPlain = (letter.codePointAt(0) ?? 0) <= 0xff || alsoPlain.has(letter);
    const last = runs.at(-1);
    if (last?.isPlain === isPlain) last.words += letter;
    else runs.push({ words: letter, isPlain });
  }
  return runs;
}

let faces: Promise<readonly (readonly [string, Buffer])[]> | undefined;

/** Once for each instance of the function. */
const openFaces = () => {
  faces ??= Promise.all(
    Object.entries(packageFiles).map(async ([name, read]) => [name, openedTypeface(await read())] as const),
  );
  return faces;
};

/** A page that is written from top to bottom, and goes on on the next where it is full. */
export async function createSheet(about: { readonly title: string; readonly author: string; readonly at: Date }) {
  const { title, author, at } = about;
  const info = { Title: title, Author: author, CreationDate: at, ModDate: at };
  // No typeface of its own: those would be read from files that are not in a bundle.
  const paper = new PDFDocument({ size: 'LETTER', margin, font: '', info, lang: 'en-US' });
  for (const [name, bytes] of await openFaces()) paper.registerFont(name, bytes);
  let y = margin;

  const measure = (text: string, { width, weight = 'plain', size = 10 }: Place) =>
    paper.font(weight).fontSize(size).heightOfString(text, { width });

  const put = (text: string, top: number, { x, width, weight, size, align, color }: Required<Place>) => {
    const runs = runsOf(text);
    paper.fontSize(size).fillColor(color);
    for (const [index, { words, isPlain }] of runs.entries()) {
      paper.font(isPlain ? weight : `${weight}Extended`);
      const options = { width, ...(runs.length === 1 && { align }), continued: index < runs.length - 1 };
      if (index === 0) paper.text(words, margin + x, top, options);
      else paper.text(words, options);
    }
  };

  return {
    /** Texts side by side; the row is as high as the highest of them. */
    row(cells: readonly (readonly [string, Place])[], gap = 4): void {
      const height = Math.max(...cells.map(([text, place]) => measure(text, place)));
      if (y + height > bottom) {
        paper.addPage();
        y = margin;
      }
      for (const [text, place] of cells) put(text, y, { ...usual, ...place });
      y += height + gap;
    },
    rule(): void {
      paper
        .moveTo(margin, y)
        .lineTo(margin + sheetWidth, y)
        .lineWidth(0.5)
        .strokeColor('#B9CBC1')
        .stroke();
      y += 8;
    },
    space(points: number): void {
      y += points;
    },
    /** The finished file. */
    finish: () =>
      new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        const chunks: Buffer[] = [];
        paper.on('data', (chunk: Buffer) => chunks.push(chunk));
        paper.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
        paper.on('error', reject);
        paper.end();
      }),
  };
}

export type Sheet = Awaited<ReturnType<typeof createSheet>>;
