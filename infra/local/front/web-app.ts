import type { Server } from 'node:http';
import { addressOf } from '../engines/address-of.ts';
import type { Handle } from '../engines/local-server.ts';
import { reply } from './answer.ts';
import { createStaticFiles } from './static-files.ts';
import { webBuild } from './web-build.ts';

/** The production build, as visitors get it. */
export function builtWebApp(root: string, tell: (line: string) => void): Handle {
  const serveFile = createStaticFiles(webBuild(root, tell));
  return async (request, response) => {
    const { pathname } = addressOf(request);
    if (!(await serveFile(request, response, pathname))) await noWebApp(request, response);
  };
}

/** For runs without a browser: everything that is not the API is missing. */
export const noWebApp: Handle = async (_request, response) =>
  reply(response, { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' });

/** The sources, rebuilt as they change. Its scripts are partly inline, so the content policy is left out. */
export async function hotWebApp(root: string, server: Server): Promise<{ handle: Handle; close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: `${root}/vite.config.ts`,
    // Without a bundled copy of the configuration, whose coming and going would restart us.
    configLoader: 'native',
    mode: 'one-machine',
    appType: 'spa',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    handle: async (request, response) => {
      response.removeHeader('content-security-policy');
      vite.middlewares(request, response);
    },
    close: () => vite.close(),
  };
}
