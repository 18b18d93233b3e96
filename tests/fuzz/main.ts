import { inspect, parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { clock } from '#lambdas/kernel/clock.ts';
import { hints } from './hints.ts';
import { type FuzzRequest, requests } from './requests.ts';
import { type FuzzWorld, openWorld } from './world.ts';

/** People who ask; limits are counted by person. */
const people = 40;
/** So often the clock moves on, so that who asked too much may ask again. */
const asksAnHour = 300;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const count = Number(positionals[0] ?? 20_000);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));

const rejections: unknown[] = [];
process.on('unhandledRejection', (reason) => rejections.push(reason));

interface Slow {
  readonly operation: string;
  readonly ms: number;
}

/** Ids that a request may name; those of events become known as requests make them. */
const known: { eventId: string[]; userId: readonly string[] } = { eventId: [], userId: [] };

/** The product takes the console for its log. */
const tell = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  tell(`${count} requests from seed ${seed}; the same again: npm run fuzz -- ${count} --seed ${seed}`);
  const world = await openWorld(people);
  known.userId = world.userIds;
  const before = prototypes();
  const found: Found = { statuses: new Map(), failures: [], slowest: { operation: 'none', ms: 0 } };
  for (let index = 0; index < count; index += 1) {
    if (index % asksAnHour === 0) clock.moveTo(clock.ahead() + 3_600_000);
    await ask(requestAt(index, world), index, world, found);
  }
  await world.close();
  return report(found, prototypes() !== before);
}

interface Found {
  readonly statuses: Map<number, number>;
  readonly failures: string[];
  slowest: Slow;
}

async function ask(request: FuzzRequest, index: number, world: FuzzWorld, found: Found): Promise<void> {
  const began = process.threadCpuUsage();
  const { status, body } = await world
    .send(request)
    .catch((error: Error) => ({ status: 599, body: String(error.stack) }));
  const { user, system } = process.threadCpuUsage(began);
  const ms = (user + system) / 1000;
  if (ms > found.slowest.ms) found.slowest = { operation: request.operation, ms };
  found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
  if (status >= 500) found.failures.push(`${index} ${status} ${shown(request)} ${body.slice(0, 600)}`);
  remember(request, status, body);
}

function report({ statuses, failures, slowest }: Found, changed: boolean): number {
  for (const failure of failures.slice(0, 20)) tell(failure);
  for (const rejection of rejections.slice(0, 5)) tell(`unhandled: ${inspect(rejection)}`);
  for (const [status, times] of [...statuses].sort(([a], [b]) => a - b)) tell(`${status}: ${times}`);
  const found = `${failures.length} failures, ${rejections.length} unhandled rejections`;
  tell(`${found}, prototypes ${changed ? 'CHANGED' : 'unchanged'}`);
  tell(`slowest: ${slowest.operation}, ${Math.round(slowest.ms)} ms of processor time with what followed from others`);
  return failures.length + rejections.length + Number(changed) > 0 ? 1 : 0;
}

/** Each request has a seed of its own. */
const requestAt = (index: number, { userIds }: FuzzWorld): FuzzRequest => {
  const [request] = fc.sample(requests(hints(known), userIds), { seed: seed + index, numRuns: 1 });
  if (!request) throw new Error('Nothing was made up');
  return request;
};

/** A few of the events that were made are asked for again. */
function remember({ operation }: FuzzRequest, status: number, body: string): void {
  if (operation !== 'scheduleEvent' || status !== 201) return;
  const { eventId } = JSON.parse(body) as { eventId: string };
  known.eventId = [eventId, ...known.eventId].slice(0, 8);
}

const prototypes = () =>
  [Object, Array, String, Number, Function, Promise]
    .map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join())
    .join(';');

const shown = ({ method, path, body, userId }: FuzzRequest) =>
  `${method} ${path.slice(0, 300)} ${body.slice(0, 600)} by ${userId ?? 'unknown'}`;

process.exit(await main());
