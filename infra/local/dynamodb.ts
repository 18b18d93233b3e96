import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { indexChanges } from './index-changes.ts';
import { freePort } from './ports.ts';
import { Trouble } from './trouble.ts';

/** A DynamoDB on this machine. */
export interface DynamoDb {
  readonly endpoint: string;
  /** The engine's process; undefined when DYNAMODB_ENDPOINT names one that somebody else runs. */
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Starts the engine in a shell that ends it when this process is gone, however it ended: after `kill -9` nobody else
 * would, and the next start would find the file in use. The shell says the engine's process id first.
 */
const guarded = `exec 3<&0; "$0" "$@" <&- 3<&- & pid=$!; echo $pid; { cat <&3; kill $pid; } >&2 2>/dev/null & wait $pid`;

/** A busy machine may take its time. */
const bootMs = 15_000;
const answerMs = 1000;

/**
 * Starts the embedded engine, or uses the one DYNAMODB_ENDPOINT names.
 * @param file where the data is kept; without it everything is gone at the end.
 * @throws {Trouble} when there is no engine for this machine or it does not come up.
 */
export async function startDynamoDb(file?: string, onExit: () => void = () => {}): Promise<DynamoDb> {
  const external = process.env.DYNAMODB_ENDPOINT;
  if (external) return { endpoint: external, pid: () => undefined, close: async () => {} };
  const port = await freePort();
  let engine = await launch(port, file);
  let closing = false;
  const supervise = () =>
    engine.shell.once('exit', async () => {
      if (closing) return;
      onExit();
      engine = await launch(port, file);
      supervise();
    });
  supervise();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    pid: () => engine.pid,
    close: async () => {
      closing = true;
      if (engine.shell.exitCode !== null) return;
      const gone = once(engine.shell, 'exit');
      engine.shell.stdin?.end();
      await gone;
    },
  };
}

interface Engine {
  readonly shell: ChildProcess;
  readonly pid: number;
}

async function launch(port: number, file: string | undefined): Promise<Engine> {
  const options = ['--port', String(port), ...(file ? ['--db-path', file] : [])];
  const shell = spawn('sh', ['-c', guarded, findEngine(), ...options], { stdio: ['pipe', 'pipe', 'pipe'] });
  const said: string[] = [];
  shell.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  shell.stdin.on('error', () => {});
  const [first] = (await once(createInterface(shell.stdout), 'line')) as [string];
  await untilAnswers(`http://127.0.0.1:${port}`, shell, said);
  if (file) indexChanges(file);
  return { shell, pid: Number(first) };
}

function findEngine(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/dynoxide`);
  } catch {
    throw new Trouble(
      `There is no data engine for this machine (${name}). Run DynamoDB Local and set DYNAMODB_ENDPOINT to its address.`,
    );
  }
}

async function untilAnswers(endpoint: string, shell: ChildProcess, said: readonly string[]): Promise<void> {
  const giveUpAt = Date.now() + bootMs;
  while (Date.now() < giveUpAt && shell.exitCode === null) {
    const answered = await fetch(endpoint, { signal: AbortSignal.timeout(answerMs) }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(5);
  }
  throw new Trouble(`The data engine did not start. ${said.join('').trim().split('\n').at(-1) ?? ''}`.trim());
}
