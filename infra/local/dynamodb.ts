import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning, type Running, type Supervision } from './keep-running.ts';
import { freePort } from './ports.ts';
import { Trouble } from './trouble.ts';

/**
 * Before each write the engine asks for the last change it kept (dynoxide 1.2.1), and reads all of them to find it: after
 * 4,000 changes a write takes four times as long as the first. With these indexes it takes as long as ever. An engine
 * that keeps its changes otherwise does without.
 */
const indexes = `
  CREATE INDEX IF NOT EXISTS changes_by_number ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
  CREATE INDEX IF NOT EXISTS changes_by_shard ON _stream_records (table_name, shard_id, sequence_number);
`;

/** Indexes the changes in an engine's file, while the engine runs. */
function indexChanges(file: string): void {
  const store = new DatabaseSync(file, { timeout: 5000 });
  try {
    if (store.prepare("SELECT 1 FROM sqlite_master WHERE name = '_stream_records'").get()) store.exec(indexes);
  } finally {
    store.close();
  }
}

/** A DynamoDB on this machine. */
export interface DynamoDb {
  readonly endpoint: string;
  /** The engine's process; undefined when DYNAMODB_ENDPOINT names one that runs elsewhere. */
  readonly pid: () => number | undefined;
  /** Waits while the engine is started again. */
  readonly up: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the engine in a shell that ends it when this process is gone, however it ended: after `kill -9` nothing else
 * would, and the next start would find the file in use. The shell says the engine's process id first.
 */
const guarded = `exec 3<&0; "$0" "$@" <&- 3<&- & pid=$!; echo $pid; { cat <&3; kill $pid; } >&2 2>/dev/null & wait $pid`;

/** A busy machine may take its time. */
const bootMs = 15_000;
const answerMs = 1000;

/**
 * Starts the embedded engine, or uses the one DYNAMODB_ENDPOINT names. An engine that ends is started again.
 * @param file where the data is kept; without it everything is gone at the end.
 * @throws {Trouble} when there is no engine for this machine or it does not come up.
 */
export async function startDynamoDb(file?: string, supervision: Supervision = alone): Promise<DynamoDb> {
  const external = process.env.DYNAMODB_ENDPOINT;
  if (external) return { endpoint: external, pid: () => undefined, up: async () => {}, close: async () => {} };
  findEngine();
  const host = hiddenHost();
  let port = 0;
  let wasUp = false;
  // Until it first came up someone else may take the port that was free: each try has one of its own. Then it stays.
  const start = async () => {
    if (!wasUp) port = await freePort(host);
    const started = await launch({ host, port, file });
    wasUp = true;
    return started;
  };
  const engine = await keepRunning('The data engine', start, supervision);
  return { endpoint: `http://${host}:${port}`, pid: () => engine.current().pid, up: engine.up, close: engine.close };
}

/** For tests and measurements, which notice by themselves. */
const alone: Supervision = { tell: () => {}, room: async () => {}, giveUp: () => {} };

/**
 * The engine answers every page that any site shows in a browser here, whatever its origin and host. So its address is
 * one of sixteen million of the loopback network, beside the port: too many to try. Linux has all of them.
 */
function hiddenHost(): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  return `127.${[randomInt(256), randomInt(256), randomInt(1, 255)].join('.')}`;
}

interface Engine extends Running {
  readonly pid: number;
}

interface Launch {
  readonly host: string;
  readonly port: number;
  readonly file: string | undefined;
}

async function launch({ host, port, file }: Launch): Promise<Engine> {
  const options = ['--host', host, '--port', String(port), ...(file ? ['--db-path', file] : [])];
  const shell = spawn('sh', ['-c', guarded, findEngine(), ...options], { stdio: ['pipe', 'pipe', 'pipe'] });
  const said: string[] = [];
  shell.stderr.on('data', (chunk: Buffer) => said.splice(0, Math.max(0, said.push(chunk.toString()) - 20)));
  shell.stdin.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    shell.once('error', ({ message }) => resolve(message));
    shell.once('exit', () => resolve(lastLine(said)));
  });
  const close = async () => {
    shell.stdin.end();
    await ended;
  };
  try {
    const pid = await Promise.race([pidOf(shell), ended.then(didNotStart)]);
    await untilAnswers(`http://${host}:${port}`, ended);
    if (file) indexChanges(file);
    return { pid, ended, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function pidOf(shell: ChildProcessWithoutNullStreams): Promise<number> {
  const [first] = (await once(createInterface(shell.stdout), 'line')) as [string];
  return Number(first);
}

const lastLine = (said: readonly string[]): string => said.join('').trim().split('\n').at(-1) ?? '';

function didNotStart(reason: string): never {
  throw new Trouble(`The data engine did not start. ${reason}`.trim());
}

async function untilAnswers(endpoint: string, ended: Promise<string>): Promise<void> {
  const giveUpAt = Date.now() + bootMs;
  const hasEnded = ended.then(didNotStart);
  while (Date.now() < giveUpAt) {
    const answered = fetch(endpoint, { signal: AbortSignal.timeout(answerMs) }).then(
      () => true,
      () => false,
    );
    if (await Promise.race([answered, hasEnded])) return;
    await Promise.race([sleep(5), hasEnded]);
  }
  didNotStart('It does not answer.');
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
