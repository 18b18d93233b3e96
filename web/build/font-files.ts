import type { Plugin } from 'vite';

const stylesheet = /@cloudscape-design[\\/]global-styles[\\/]index\.css$/;
const inlined = /url\(["']?data:(?:font|application)\/[\w.+-]*woff2?[^,]*;base64,([A-Za-z0-9+/=]+)["']?\)/g;

/** Cloudscape ships its font inside its stylesheet, 183 KB that block the first paint; here each face becomes a file. */
export const fontFiles = (): Plugin => {
  let isBuild = false;
  return {
    name: 'font-files',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transform: {
      filter: { id: stylesheet },
      handler(code) {
        if (!isBuild) return null;
        let face = 0;
        const linked = code.replace(inlined, (_, data: string) => {
          face += 1;
          const source = Buffer.from(data, 'base64');
          const reference = this.emitFile({ type: 'asset', name: `open-sans-${face}.woff2`, source });
          return `url(__VITE_ASSET__${reference}__)`;
        });
        return { code: linked, map: null };
      },
    },
  };
};
