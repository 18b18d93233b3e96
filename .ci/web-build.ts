import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesOfWeb } from '#infra/local/front/web-build.ts';

/** Builds the web app as it is deployed, unless the build that stands there was made of the same sources. */
const root = join(import.meta.dirname, '..');
const made = join(root, 'web', 'dist', 'index.html');
const note = join(root, 'node_modules', '.cache', 'web-build.txt');

/** A build made since then by another command has another time. */
const state = () => `${sourcesOfWeb(root)} ${existsSync(made) ? statSync(made).mtimeMs : 'none'}`;

if (existsSync(note) && readFileSync(note, 'utf8') === state()) {
  console.log('web build: nothing changed');
} else {
  const { status } = spawnSync('vite build --logLevel warn', { cwd: root, shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0) {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, state());
  }
}
