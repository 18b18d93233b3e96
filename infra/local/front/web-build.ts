import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfSources } from '#infra/bundling/hash-of-sources.ts';
import { Trouble } from '../trouble.ts';

/** The web app as this machine serves it, apart from the build for AWS: its sign-in speaks http. */
const folder = 'dist/local-web';
const stampName = 'sources.sha256';
/** Changes when the way of building does. */
const builder = 'production, 1';
/** Whatever the build reads. */
const sources = ['web', 'shared', 'vite.config.ts', 'package-lock.json'];

/**
 * The folder of the production build; made first where it is missing or older than its sources.
 * @throws {Trouble} when the build fails.
 */
export function webBuild(root: string, tell: (line: string) => void): string {
  const target = join(root, folder);
  const stamp = join(target, stampName);
  const wanted = sourcesOfWeb(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return target;
  tell('Building the web app, which takes some seconds and happens only after a change.');
  // Apart and then moved: two starts at once must not write into each other, and a broken build must not replace a good one.
  const fresh = `${target}.${process.pid}`;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', 'one-machine', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Trouble(`The web app does not build:\n${stdout}${stderr}`);
  }
  writeFileSync(join(fresh, stampName), wanted);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
  return target;
}

/** Another one after any change of what the build reads. */
export const sourcesOfWeb = (root: string): string => hashOfSources(root, sources, builder);
