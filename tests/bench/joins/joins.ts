import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { atMost, type Benchmark, exactly, type Target } from '../benchmark.ts';
import { percentile, short } from '../figures.ts';
import { compareLines } from '../line-designs.ts';
import type { FromProduct, SignedIn, ToProduct } from './joins-messages.ts';

const seats = 100;
const joiners = 1000;
const connections = 500;

/** A crowd joins one event: no one gets a seat that is not there, and the line is in order. */
export const joins: Benchmark = {
  name: 'joins',
  summary: `${joiners} people join an event with ${seats} seats at once, through HTTP; then two designs of the line beside each other`,
  run: async () => {
    const line = await withProduct([], (product) => crowd(product, joiners - seats));
    const full = await withProduct([], (product) => crowd(product, 0));
    const twin = await withProduct(['--without-condition'], (product) => crowd(product, 0));
    console.table({
      'with a waitlist': summary(line),
      'without a waitlist': summary(full),
      'without a waitlist and without the condition': summary(twin),
    });
    const { targets, engineMs } = await compareLines();
    return [...targetsOf(line, full, twin), ...slowest(line, engineMs.get(seats) ?? Number.NaN), ...targets];
  },
};

interface Answer {
  readonly userId: string;
  readonly status: number;
  readonly mine: { readonly status?: string; readonly position?: number };
  readonly ms: number;
}

interface Crowd {
  readonly answers: readonly Answer[];
  readonly seconds: number;
  readonly line: Extract<FromProduct, { kind: 'line' }>;
}

interface Product {
  readonly origin: string;
  readonly people: readonly SignedIn[];
  readonly ask: <Kind extends FromProduct['kind']>(
    asked: ToProduct & { kind: Kind },
  ) => Promise<FromProduct & { kind: Kind }>;
}

async function withProduct<Result>(
  args: readonly string[],
  work: (product: Product) => Promise<Result>,
): Promise<Result> {
  const child = fork(join(import.meta.dirname, 'joins-product.ts'), [...args]);
  const answer = async () => (await once(child, 'message'))[0] as FromProduct;
  const died = once(child, 'exit').then(() => Promise.reject(new Error('The product ended before its time')));
  died.catch(() => undefined);
  const ready = await Promise.race([answer(), died]);
  if (ready.kind !== 'ready') throw new Error('The product was not ready');
  const ask: Product['ask'] = async (asked) => {
    child.send(asked);
    return (await Promise.race([answer(), died])) as never;
  };
  try {
    return await work({ ...ready, ask });
  } finally {
    child.send({ kind: 'end' } satisfies ToProduct);
    await died.catch(() => undefined);
  }
}

/** Everyone at once. */
async function crowd({ origin, people, ask }: Product, waiting: number): Promise<Crowd> {
  const warmUp = await ask({ kind: 'event', capacity: 1, waiting: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await joinAt(origin, warmUp.eventId, people[0], agent);
  const { eventId } = await ask({ kind: 'event', capacity: seats, waiting });
  const began = performance.now();
  const answers = await Promise.all(people.slice(0, joiners).map((person) => joinAt(origin, eventId, person, agent)));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { answers, seconds, line: await ask({ kind: 'line', eventId }) };
}

function joinAt(origin: string, eventId: string, person: SignedIn | undefined, agent: Agent): Promise<Answer> {
  const { userId = '', token = '' } = person ?? {};
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = request(`${origin}/api/events/${eventId}/rsvp`, { method: 'PUT', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        const { mine = {} } = JSON.parse(text || '{}') as { mine?: Answer['mine'] };
        resolve({ userId, status: response.statusCode ?? 0, mine, ms: performance.now() - began });
      });
    });
    call.on('error', reject).end('{}');
  });
}

const accepted = ({ answers }: Crowd) => answers.filter(({ status }) => status < 300);

/** People whose answer named another place than the one they have. */
const misplaced = (crowd: Crowd) =>
  accepted(crowd).filter(({ userId, mine }) =>
    mine.status === 'in' ? !crowd.line.in.includes(userId) : crowd.line.waiting[(mine.position ?? 0) - 1] !== userId,
  ).length;

function summary(crowd: Crowd) {
  const { answers, seconds, line } = crowd;
  const times = answers.map(({ ms }) => ms);
  return {
    in: accepted(crowd).filter(({ mine }) => mine.status === 'in').length,
    'in line': accepted(crowd).filter(({ mine }) => mine.status === 'waiting').length,
    refused: answers.filter(({ status }) => status === 409).length,
    other: answers.filter(({ status }) => status >= 300 && status !== 409).length,
    'on the list': line.in.length + line.waiting.length,
    'joins/s': Math.round(answers.length / seconds),
    'p50 ms': short(percentile(times, 0.5)),
    'p95 ms': short(percentile(times, 0.95)),
  };
}

function targetsOf(line: Crowd, full: Crowd, twin: Crowd): Target[] {
  return [
    exactly('in, with a line', summary(line).in, seats),
    exactly('in line', summary(line)['in line'], joiners - seats),
    exactly('told another place than they have', misplaced(line), 0),
    exactly('in, without a waitlist', summary(full)['on the list'], seats),
    exactly('refused as full', summary(full).refused, joiners - seats),
    exactly('answers that are neither', summary(line).other + summary(full).other, 0),
    {
      what: 'accepted without the condition',
      figure: summary(twin)['on the list'],
      goal: `more than ${seats}: it oversells`,
      met: summary(twin)['on the list'] > seats,
    },
  ];
}

/** The engine of one machine writes a line of 900 whole for each join; what the product adds to that is the figure. */
function slowest({ answers }: Crowd, engineMs: number): Target[] {
  const times = answers.map(({ ms }) => ms);
  const p95 = percentile(times, 0.95);
  return [
    atMost('p95 of a join in the crowd, ms', p95, 4000),
    atMost("p95 of a join in the crowd, of the engine's time for all", p95 / engineMs, 1.5),
  ];
}
