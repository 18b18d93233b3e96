import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = new URL('../public/icon.svg', import.meta.url);

interface InstallIcon {
  readonly file: string;
  readonly size: number;
  /** Systems cut it to a shape of theirs: its ground reaches the edges, and the drawing stays within the safe circle. */
  readonly isCut?: true;
}

/** Where people put the app on their screen, no system draws an SVG. */
export const installIcons = {
  small: { file: 'icon-192.png', size: 192 },
  large: { file: 'icon-512.png', size: 512 },
  maskable: { file: 'icon-maskable-512.png', size: 512, isCut: true },
  touch: { file: 'apple-touch-icon.png', size: 180, isCut: true },
} as const satisfies Readonly<Record<string, InstallIcon>>;

/** The icons by which the app is installed, drawn from the one SVG: in the build, and when the dev server is asked. */
export const drawInstallIcons = (): Plugin => ({
  name: 'install-icons',
  configureServer({ middlewares }) {
    for (const icon of Object.values(installIcons))
      middlewares.use(`/${icon.file}`, (_, response) => {
        void drawIcon(icon).then((png) => response.setHeader('content-type', 'image/png').end(png));
      });
  },
  async generateBundle() {
    for (const icon of Object.values(installIcons))
      this.emitFile({ type: 'asset', fileName: icon.file, source: await drawIcon(icon) });
  },
});

/** A PNG, as wide as high. */
export async function drawIcon({ size, isCut }: InstallIcon): Promise<Uint8Array> {
  const [{ Resvg }, svg] = await Promise.all([renderer(), readFile(source, 'utf8')]);
  const drawn = new Resvg(isCut ? uncut(svg) : svg, { fitTo: { mode: 'width', value: size } }).render();
  return drawn.asPng();
}

/** The ground without its round corners, and the drawing at four fifths of its size. */
const uncut = (svg: string): string =>
  svg
    .replace(/(<rect [^>]*) rx="14"([^>]*>)/, '$1$2<g transform="translate(6.4 6.4) scale(.8)">')
    .replace('</svg>', '</g></svg>');

let started: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

const renderer = () => {
  started ??= (async () => {
    const resvg = await import('@resvg/resvg-wasm');
    const program = await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')));
    await resvg.initWasm(new Uint8Array(program));
    return resvg;
  })();
  return started;
};
