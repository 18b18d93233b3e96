import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The first draws pages without the rest of a browser, for three quarters of the processor time. */
const names = ['chromium-headless-shell', 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/** The path of a Chrome or Chromium: `CHROME_PATH`, or one on the PATH. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return names.map(onPath).find(Boolean);
}

/** Finds a browser, or installs Debian's where that is possible; otherwise says in one line what to do. */
export function requireBrowser(): string {
  const found = findBrowser() ?? (installBrowser() ? findBrowser() : undefined);
  if (found) return found;
  throw new Error('The browser tests need Chrome or Chromium: install one, or name it in CHROME_PATH.');
}

function installBrowser(): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log('Installing Chromium for the browser tests.');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const install = (name: string) => spawnSync('apt-get', ['install', '-y', '-qq', name], quiet).status === 0;
  return install('chromium-headless-shell') || install('chromium');
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(requireBrowser());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
