import { atRates, type Fault, type FaultRates, once, roughDay, type Strike } from './faults.ts';
import type { Scheduler } from './scheduler.ts';

/** Where faults strike in one schedule. */
export interface Strikes {
  readonly table: Strike;
  readonly mail: Strike;
  readonly worker: Strike;
  readonly bus: Strike;
}

export type Plan = (seed: number, scheduler: Scheduler) => Strikes;

/** Every fault at its rate, everywhere. A process takes hundreds of steps, so it dies at far fewer of them. */
export const everyFault =
  (differences: Partial<FaultRates> = {}): Plan =>
  (_seed, { random }) => {
    const strike = atRates({ ...roughDay, ...differences }, random);
    return { table: strike, mail: strike, bus: strike, worker: atRates({ ...roughDay, crash: 0.004 }, random) };
  };

const never: Strike = () => undefined;
const calm: Strikes = { table: never, mail: never, worker: never, bus: never };

/** The place, the fault, and about how many steps of a schedule it could strike. */
const singleFaults: readonly (readonly [keyof Strikes, Fault, number])[] = [
  ['worker', 'crash', 250],
  ['mail', 'timeoutAfter', 4],
  ['worker', 'crash', 250],
  ['mail', 'timeoutBefore', 4],
  ['worker', 'crash', 250],
  ['mail', 'throttle', 4],
  ['table', 'timeoutAfter', 40],
  ['mail', 'silence', 4],
  ['bus', 'redelivery', 6],
  ['table', 'timeoutBefore', 120],
];

/** One fault in the whole schedule. */
export const oneFault: Plan = (seed, scheduler) => {
  const [place, fault, steps] = singleFaults[seed % singleFaults.length] ?? ['worker', 'crash', 250];
  return { ...calm, [place]: once(fault, scheduler.below(steps)) };
};

export const noFault: Plan = () => calm;
