import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { capabilities } from '#lambdas/kernel/capabilities.ts';

const run = promisify(execFile);
const rounds = 3;

const script = `const start = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(start);
process.stdout.write(String(user + system));
process.exit(0);`;

/** Whatever a module asks for while it loads; nothing is called with it. */
const env = {
  ...process.env,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'unused',
  AWS_SECRET_ACCESS_KEY: 'unused',
  ...Object.fromEntries(
    Object.values(capabilities)
      .flat()
      .map((name) => [name, 'https://unused.example']),
  ),
};

/** Processor time of importing each bundle over that of a bare handler: medians of fresh processes, taken in turn. */
export async function importRatios(bare: string, files: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const all = new Map([['', bare], ...files]);
  const times = new Map<string, number[]>([...all.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, file] of all) times.get(name)?.push(await importTime(file));
  const bareTime = median(times.get('') ?? []);
  return new Map([...files.keys()].map((name) => [name, median(times.get(name) ?? []) / bareTime]));
}

async function importTime(file: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script, file], { env });
  return Number(stdout);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
