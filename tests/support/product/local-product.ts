import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Status } from '#infra/local/pages/running.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** The product in a process of its own, as `npm start` runs it, without the web app. */
export interface LocalProduct {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly status: () => Promise<Status>;
  /** Ends it as Ctrl+C does. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
}

export interface LocalProductOptions {
  readonly data: string;
  /** Any that is free by default. */
  readonly port?: number;
  readonly flags?: readonly string[];
}

/** @throws {Error} with what it said, when it does not come up. */
export async function startLocalProduct(options: LocalProductOptions): Promise<LocalProduct> {
  const { child, said, ended } = spawnLocalProduct(options);
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout!).on('line', (line) => {
      const [, address] = /^ {2}web +(http:\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then((code) => reject(new Error(`Ended with ${code}: ${said.join('')}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  return {
    origin,
    process: child,
    status: async () => (await (await fetch(`${origin}/_local/status`)).json()) as Status,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Starts it and lets it say what it has to. */
export function spawnLocalProduct({ data, port = 0, flags = [] }: LocalProductOptions) {
  const child = spawn(process.execPath, ['bin/local.ts', '--empty', '--api-only', '--data', data, ...flags], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, said, ended };
}
