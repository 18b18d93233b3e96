import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = new URL('../../..', import.meta.url).pathname;

/** The whole product in a process of its own, as `npm start` runs it. */
export interface ProductProcess {
  readonly origin: string;
  /** Ends it and throws its data away. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts it on a free port with data of its own.
 * @param flags `--empty` leaves the first world out.
 * @throws {Error} with what it said, when it does not come up.
 */
export async function startProductProcess(flags: readonly string[] = []): Promise<ProductProcess> {
  const data = mkdtempSync(join(tmpdir(), 'rovers-browser-'));
  const child = spawn(process.execPath, ['bin/local.ts', '--data', data, ...flags], {
    cwd: root,
    env: { ...process.env, PORT: '0', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(`${line}\n`);
      const [, address] = /^ {2}web +(http:\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then(([code]) => reject(new Error(`The product ended with ${code}: ${said.join('')}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { origin, stop };
}
