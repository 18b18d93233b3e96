import type { Plugin } from 'vite';
import { atlasFiles } from './atlas-files.ts';

const address = /^\/atlas\/(\w+)\.json(?:\?|$)/;

/** Serves the maps without tiles as files of our own origin: `/atlas/TX.json`. They are made once and fetched as a map needs them. */
export function atlas(): Plugin {
  let made: ReturnType<typeof atlasFiles> | undefined;
  const files = () => {
    made ??= atlasFiles();
    return made;
  };
  return {
    name: 'atlas',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, name] = address.exec(request.url ?? '') ?? [];
        const file = name && files().get(name);
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(file);
      });
    },
    generateBundle() {
      for (const [name, source] of files()) this.emitFile({ type: 'asset', fileName: `atlas/${name}.json`, source });
    },
  };
}
