import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Draws pages without the rest of a browser, for three quarters of the processor time. */
const light = ['chromium-headless-shell'];
const whole = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

interface Wanted {
  /** With what the light one lacks: messages of the system, which push needs. */
  readonly isWhole?: boolean;
}

/** The path of a Chrome or Chromium: `CHROME_PATH`, or one on the PATH. */
export function findBrowser({ isWhole = false }: Wanted = {}): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [...(isWhole ? [] : light), ...whole].map(onPath).find(Boolean);
}

/** Finds a browser, or installs Debian's where that is possible; otherwise says in one line what to do. */
export function requireBrowser(wanted: Wanted = {}): string {
  const found = findBrowser(wanted) ?? (installBrowsers() ? findBrowser(wanted) : undefined);
  if (found) return found;
  throw new Error('The browser tests need Chrome or Chromium: install one, or name it in CHROME_PATH.');
}

function installBrowsers(): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log('Installing Chromium for the browser tests.');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const install = (...names: string[]) => spawnSync('apt-get', ['install', '-y', '-qq', ...names], quiet).status === 0;
  return install('chromium', ...light) || install('chromium');
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
