import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Benchmark, exactly } from '../benchmark.ts';
import { short } from '../figures.ts';

export interface Wanted {
  readonly people: number;
  /** Notices of a person, each about another topic. */
  readonly each: number;
}

/** What there is when nothing is under way any more. */
export interface Drained {
  readonly rows: number;
  readonly mails: number;
  readonly differentMails: number;
  readonly pushes: number;
  readonly differentPushes: number;
  /** Deliveries that were given up. */
  readonly dead: number;
  /** Of the table, by anyone who told and by anyone who heard. */
  readonly requests: number;
  readonly toldSeconds: number;
  readonly drainedSeconds: number;
}

const each = 10;
/** Eight pushes a day, but for what is urgent, of which there is none among the first ten topics. */
const mostPushes = 8;

/** Everyone is told ten things; one in ten is told again, as a message that is delivered twice would do. */
export const notices: Benchmark = {
  name: 'notices',
  summary: `${each} notices to all through table, stream, bus, mail and push of one machine (--notices 10000 or 100000)`,
  run: async ({ notices: wanted = '10000' }) => {
    const people = Math.round(Number(wanted) / each);
    const total = people * each;
    const pushes = Math.ceil(people / each) * mostPushes;
    const drained = await drain({ people, each });
    const perSecond = (seconds: number) => Math.round(total / seconds);
    console.table({
      [`${total} notices to ${people} people`]: {
        'told/s': perSecond(drained.toldSeconds),
        'drained/s': perSecond(drained.drainedSeconds),
        'requests per notice': short(drained.requests / total),
        'drained after s': Math.round(drained.drainedSeconds),
        load: `${short(loadavg()[0] ?? 0)} on ${cpus().length} cores`,
      },
    });
    return [
      exactly('notifications in the product', drained.rows, total),
      exactly('mails', drained.mails, total),
      exactly('mails that are different', drained.differentMails, total),
      exactly('pushes', drained.pushes, pushes),
      exactly('pushes that are different', drained.differentPushes, pushes),
      exactly('deliveries given up', drained.dead, 0),
    ];
  },
};

async function drain(wanted: Wanted): Promise<Drained> {
  const child = fork(join(import.meta.dirname, 'notices-product.ts'), [JSON.stringify(wanted)]);
  const died = once(child, 'exit').then(() => Promise.reject(new Error('The product ended before its time')));
  died.catch(() => undefined);
  const [drained] = (await Promise.race([once(child, 'message'), died])) as [Drained];
  return drained;
}
