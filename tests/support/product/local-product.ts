import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Status } from '#infra/local/pages/running.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** The product in a process of its own, as `npm start` runs it, without the web app. */
export interface LocalProduct {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Settles when the process has ended. */
  readonly ended: Promise<number | null>;
  readonly status: () => Promise<Status>;
  /** Every line that it has said so far. */
  readonly told: () => readonly string[];
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
  /** Called as soon as there is a process, long before the product is ready. */
  readonly started?: (child: ChildProcess) => void;
}

/** @throws {Error} with what it said, when it does not come up. */
export async function startLocalProduct(options: LocalProductOptions): Promise<LocalProduct> {
  const { child, said, ended } = spawnLocalProduct(options);
  const told: string[] = [];
  options.started?.(child);
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout!).on('line', (line) => {
      told.push(line);
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
    ended,
    told: () => [...told, ...said.join('').split('\n').filter(Boolean)],
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
